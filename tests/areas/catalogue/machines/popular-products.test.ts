import { model } from '../models/popular-products.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
