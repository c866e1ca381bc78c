import { model } from '../models/checkout.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
