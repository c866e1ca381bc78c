import { model } from '../models/statement.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
