import { model } from '../models/app.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
