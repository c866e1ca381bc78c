import { model } from '../models/order-again.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
