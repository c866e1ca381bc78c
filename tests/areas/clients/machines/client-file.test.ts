import { model } from '../models/client-file.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
