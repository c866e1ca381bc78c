import { model } from '../models/protocol-calls.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
