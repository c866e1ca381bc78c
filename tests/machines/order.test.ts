import { model } from '../models/order.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
