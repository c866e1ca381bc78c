import { model } from '../models/all-orders.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
