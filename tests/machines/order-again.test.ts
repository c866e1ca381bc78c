import { model } from '../models/order-again.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
