import { model } from '../models/own-supply.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
