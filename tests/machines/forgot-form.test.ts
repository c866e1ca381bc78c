import { model } from '../models/forgot-form.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
