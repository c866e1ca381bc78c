import { model } from '../models/link-ending.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
