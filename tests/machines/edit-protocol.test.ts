import { model } from '../models/edit-protocol.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
