import { model } from '../models/client-file.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
