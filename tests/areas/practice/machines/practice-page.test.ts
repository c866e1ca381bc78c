import { model } from '../models/practice-page.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
