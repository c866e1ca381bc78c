import { model } from '../models/own-orders.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
