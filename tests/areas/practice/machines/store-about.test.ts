import { model } from '../models/store-about.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
