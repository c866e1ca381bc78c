import { model } from '../models/line-quantity.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
