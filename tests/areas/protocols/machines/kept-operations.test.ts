import { model } from '../models/kept-operations.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
