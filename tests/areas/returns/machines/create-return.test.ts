import { model } from '../models/create-return.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
