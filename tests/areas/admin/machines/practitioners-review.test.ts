import { model } from '../models/practitioners-review.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
