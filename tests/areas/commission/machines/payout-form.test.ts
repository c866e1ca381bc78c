import { model } from '../models/payout-form.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
