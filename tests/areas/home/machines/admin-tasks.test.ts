import { model } from '../models/admin-tasks.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
