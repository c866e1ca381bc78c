import { model } from '../models/make-payout.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
