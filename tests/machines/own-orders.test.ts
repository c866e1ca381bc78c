import { model } from '../models/own-orders.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
