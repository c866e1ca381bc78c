import { model } from '../models/all-returns.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
