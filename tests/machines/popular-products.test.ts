import { model } from '../models/popular-products.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
