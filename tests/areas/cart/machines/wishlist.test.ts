import { model } from '../models/wishlist.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
