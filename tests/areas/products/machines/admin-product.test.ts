import { model } from '../models/admin-product.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
