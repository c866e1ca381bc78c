import { model } from '../models/pay-order.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
