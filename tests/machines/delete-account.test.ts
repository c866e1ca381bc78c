import { model } from '../models/delete-account.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
