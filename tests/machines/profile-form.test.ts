import { model } from '../models/profile-form.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
