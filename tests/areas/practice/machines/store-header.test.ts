import { model } from '../models/store-header.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
