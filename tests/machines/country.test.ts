import { model } from '../models/country.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
