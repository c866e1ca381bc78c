import { model } from '../models/lookups.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
