import { model } from '../models/admin-return.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
