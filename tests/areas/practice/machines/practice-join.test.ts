import { model } from '../models/practice-join.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
