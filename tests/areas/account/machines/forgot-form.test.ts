import { model } from '../models/forgot-form.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
