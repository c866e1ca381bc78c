import { model } from '../models/delete-account.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
