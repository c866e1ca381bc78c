import { model } from '../models/lookups.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
