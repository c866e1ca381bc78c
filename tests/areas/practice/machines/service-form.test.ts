import { model } from '../models/service-form.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
