import { model } from '../models/store-approach.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
