import { model } from '../models/bank.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
