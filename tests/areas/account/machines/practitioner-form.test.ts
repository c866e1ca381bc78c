import { model } from '../models/practitioner-form.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
