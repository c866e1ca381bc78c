import { model } from '../models/password-form.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
