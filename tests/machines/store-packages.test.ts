import { model } from '../models/store-packages.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
