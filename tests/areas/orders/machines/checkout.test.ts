import { model } from '../models/checkout.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
