import { model } from '../models/edit-protocol.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
