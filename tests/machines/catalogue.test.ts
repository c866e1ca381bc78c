import { model } from '../models/catalogue.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
