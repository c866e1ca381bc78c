import { model } from '../models/store-services.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
