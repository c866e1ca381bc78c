import { model } from '../models/service-form.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
