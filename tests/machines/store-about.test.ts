import { model } from '../models/store-about.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
