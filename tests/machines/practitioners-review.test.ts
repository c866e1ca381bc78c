import { model } from '../models/practitioners-review.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
