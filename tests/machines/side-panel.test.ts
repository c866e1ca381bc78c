import { model } from '../models/side-panel.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
