import { model } from '../models/practitioner-form.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
