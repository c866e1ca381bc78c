import { model } from '../models/devices.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
