import { model } from '../models/catalogue.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
