import { model } from '../models/search-bar.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
