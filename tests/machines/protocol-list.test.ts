import { model } from '../models/protocol-list.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
