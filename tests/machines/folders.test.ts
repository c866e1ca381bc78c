import { model } from '../models/folders.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
