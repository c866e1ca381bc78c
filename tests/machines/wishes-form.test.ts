import { model } from '../models/wishes-form.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
