import { model } from '../models/statement-file.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
