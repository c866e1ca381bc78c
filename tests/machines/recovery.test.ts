import { model } from '../models/recovery.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
