import { model } from '../models/store-header.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
