import { model } from '../models/create-protocol.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
