import { model } from '../models/store-message.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
