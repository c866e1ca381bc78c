import { model } from '../models/returns-of-order.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
