import { model } from '../models/latest-protocols.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
