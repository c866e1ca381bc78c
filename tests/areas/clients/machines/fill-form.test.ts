import { model } from '../models/fill-form.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
