import { model } from '../models/payout-form.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
