import { model } from '../models/page-preview.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
