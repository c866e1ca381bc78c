import { model } from '../models/shop-options.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
