import { model } from '../models/commission.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
