import { model } from '../models/cart-fillings.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
