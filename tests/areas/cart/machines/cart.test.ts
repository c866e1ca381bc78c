import { model } from '../models/cart.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
