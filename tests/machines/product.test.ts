import { model } from '../models/product.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
