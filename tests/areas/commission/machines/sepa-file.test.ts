import { model } from '../models/sepa-file.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
