import { model } from '../models/clients-order.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
