import { model } from '../models/store-message.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
