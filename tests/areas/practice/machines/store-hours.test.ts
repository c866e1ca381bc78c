import { model } from '../models/store-hours.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
