import { model } from '../models/session.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
