import { model } from '../models/commission-download.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
