import { model } from '../models/inspector.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
