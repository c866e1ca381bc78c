import { model } from '../models/wish.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
