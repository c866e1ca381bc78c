import { testChart } from '#tests/models/support/suite.ts'

import { model } from '../models/order-batch.model.ts'

testChart(model)
