import { model } from '../models/toaster.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
