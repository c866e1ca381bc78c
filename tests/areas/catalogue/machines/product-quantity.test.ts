import { model } from '../models/product-quantity.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
