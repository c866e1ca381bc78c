import { model } from '../models/client-page.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
