import { model } from '../models/invite-form.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
