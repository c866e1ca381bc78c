import { model } from '../models/practice-join.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
