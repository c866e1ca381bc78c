import { model } from '../models/accounts-list.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
