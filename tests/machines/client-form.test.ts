import { model } from '../models/client-form.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
