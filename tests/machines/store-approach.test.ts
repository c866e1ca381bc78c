import { model } from '../models/store-approach.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
