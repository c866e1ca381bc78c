import { model } from '../models/send-by-hand.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
