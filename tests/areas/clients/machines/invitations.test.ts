import { model } from '../models/invitations.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
