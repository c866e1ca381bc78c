import { model } from '../models/shared-protocol.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
