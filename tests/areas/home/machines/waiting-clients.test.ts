import { model } from '../models/waiting-clients.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
