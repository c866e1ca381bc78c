import { model } from '../models/send-by-hand.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
