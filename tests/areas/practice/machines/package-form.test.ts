import { model } from '../models/package-form.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
