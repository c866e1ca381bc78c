import { model } from '../models/commission.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
