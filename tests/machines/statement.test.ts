import { model } from '../models/statement.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
