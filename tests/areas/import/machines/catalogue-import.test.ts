import { model } from '../models/catalogue-import.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
