import { model } from '../models/store-hours.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
