import { model } from '../models/protocol-builder.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
