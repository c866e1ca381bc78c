import { model } from '../models/session.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
