import { model } from '../models/multipass.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
