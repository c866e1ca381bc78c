import { model } from '../models/wishes-form.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
