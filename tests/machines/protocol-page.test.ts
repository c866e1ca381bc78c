import { model } from '../models/protocol-page.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
