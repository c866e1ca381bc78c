import { model } from '../models/pay-order.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
