import { model } from '../models/devices.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
