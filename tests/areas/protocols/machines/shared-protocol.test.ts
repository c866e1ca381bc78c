import { model } from '../models/shared-protocol.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
