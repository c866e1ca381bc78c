import { model } from '../models/export-data.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
