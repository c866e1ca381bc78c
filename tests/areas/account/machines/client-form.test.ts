import { model } from '../models/client-form.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
