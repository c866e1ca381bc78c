import { model } from '../models/practice-page.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
