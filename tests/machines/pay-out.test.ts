import { model } from '../models/pay-out.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
