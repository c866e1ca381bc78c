import { model } from '../models/practice-form.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
