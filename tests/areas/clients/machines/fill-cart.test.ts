import { model } from '../models/fill-cart.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
