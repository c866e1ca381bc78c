import { model } from '../models/images.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
