import { model } from '../models/dosage-field.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
