import { model } from '../models/make-payout.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
