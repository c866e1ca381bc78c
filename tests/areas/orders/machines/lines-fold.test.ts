import { model } from '../models/lines-fold.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
