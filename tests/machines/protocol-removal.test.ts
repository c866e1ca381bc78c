import { model } from '../models/protocol-removal.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
