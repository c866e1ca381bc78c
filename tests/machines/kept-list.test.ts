import { model } from '../models/kept-list.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
