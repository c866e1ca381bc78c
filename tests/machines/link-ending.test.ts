import { model } from '../models/link-ending.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
