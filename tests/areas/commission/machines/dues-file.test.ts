import { model } from '../models/dues-file.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
