import { model } from '../models/catalogue-import.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
