import { model } from '../models/practice.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
