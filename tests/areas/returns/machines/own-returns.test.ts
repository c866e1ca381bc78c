import { model } from '../models/own-returns.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
