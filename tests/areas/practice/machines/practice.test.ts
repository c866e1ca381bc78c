import { model } from '../models/practice.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
