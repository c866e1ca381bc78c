import { model } from '../models/all-products.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
