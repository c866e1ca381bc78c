import { model } from '../models/accounts-list.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
