import { model } from '../models/shop-overview.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
