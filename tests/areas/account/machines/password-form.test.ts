import { model } from '../models/password-form.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
