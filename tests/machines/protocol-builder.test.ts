import { model } from '../models/protocol-builder.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
