import { model } from '../models/reset-form.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
