import { model } from '../models/admin-order.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
