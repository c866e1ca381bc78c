import { model } from '../models/practice-form.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
