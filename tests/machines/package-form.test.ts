import { model } from '../models/package-form.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
