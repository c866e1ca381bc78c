import { model } from '../models/admin-order.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
