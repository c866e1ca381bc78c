import { model } from '../models/paper-file.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
