import { model } from '../models/payout.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
