import { model } from '../models/shortcuts.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
