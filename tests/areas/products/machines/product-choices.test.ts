import { model } from '../models/product-choices.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
