import { model } from '../models/commission-download.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
