import { model } from '../models/withdraw.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
