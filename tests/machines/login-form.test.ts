import { model } from '../models/login-form.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
