import { model } from '../models/daily-amounts.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
