import { model } from '../models/protocol-page.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
