import { model } from '../models/imported-clients.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
