import { model } from '../models/admin-tasks.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
