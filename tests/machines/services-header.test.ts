import { model } from '../models/services-header.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
