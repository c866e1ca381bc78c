import { model } from '../models/all-orders.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
