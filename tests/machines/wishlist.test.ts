import { model } from '../models/wishlist.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
