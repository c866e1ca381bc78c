import { model } from '../models/practitioners-waiting.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
