import { model } from '../models/activation.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
