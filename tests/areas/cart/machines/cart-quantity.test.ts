import { model } from '../models/cart-quantity.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
