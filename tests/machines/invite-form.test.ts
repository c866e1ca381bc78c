import { model } from '../models/invite-form.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
