import { model } from '../models/clients-orders.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
