import { model } from '../models/payout.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
