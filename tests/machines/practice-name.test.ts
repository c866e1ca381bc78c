import { model } from '../models/practice-name.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
