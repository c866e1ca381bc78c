import { model } from '../models/cart.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
