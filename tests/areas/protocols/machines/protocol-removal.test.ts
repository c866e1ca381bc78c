import { model } from '../models/protocol-removal.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
