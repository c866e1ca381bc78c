import { model } from '../models/waiting-clients.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
