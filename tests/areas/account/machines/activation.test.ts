import { model } from '../models/activation.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
