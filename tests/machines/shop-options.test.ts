import { model } from '../models/shop-options.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
