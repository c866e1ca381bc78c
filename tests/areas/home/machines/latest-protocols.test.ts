import { model } from '../models/latest-protocols.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
