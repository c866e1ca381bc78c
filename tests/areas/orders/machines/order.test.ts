import { model } from '../models/order.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
