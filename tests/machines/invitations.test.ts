import { model } from '../models/invitations.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
