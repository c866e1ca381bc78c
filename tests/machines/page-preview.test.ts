import { model } from '../models/page-preview.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
