import { model } from '../models/profile-form.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
