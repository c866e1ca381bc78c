import { testChart } from '#tests/models/support/suite.ts'

import { model } from '../models/shipment-form.model.ts'

testChart(model)
