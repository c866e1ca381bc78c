import { model } from '../models/protocol-calls.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
