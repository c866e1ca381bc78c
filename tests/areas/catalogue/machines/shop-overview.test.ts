import { model } from '../models/shop-overview.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
