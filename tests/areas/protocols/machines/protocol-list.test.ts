import { model } from '../models/protocol-list.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
