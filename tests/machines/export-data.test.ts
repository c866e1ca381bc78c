import { model } from '../models/export-data.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
