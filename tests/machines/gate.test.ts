import { model } from '../models/gate.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
