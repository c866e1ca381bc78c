import { model } from '../models/place-order.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
