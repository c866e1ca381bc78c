import { testChart } from '#tests/models/support/suite.ts'

import { model } from '../models/orders-download.model.ts'

testChart(model)
