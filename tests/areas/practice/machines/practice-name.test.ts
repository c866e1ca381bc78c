import { model } from '../models/practice-name.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
