import { model } from '../models/login-form.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
