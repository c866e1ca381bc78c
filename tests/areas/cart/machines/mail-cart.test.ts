import { model } from '../models/mail-cart.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
