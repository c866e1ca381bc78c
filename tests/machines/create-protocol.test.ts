import { model } from '../models/create-protocol.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
