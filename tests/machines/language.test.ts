import { model } from '../models/language.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
