import { model } from '../models/kept-deeds.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
