import { model } from '../models/reset-form.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
