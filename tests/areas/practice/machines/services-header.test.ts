import { model } from '../models/services-header.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
