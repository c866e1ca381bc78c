import { model } from '../models/wish.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
