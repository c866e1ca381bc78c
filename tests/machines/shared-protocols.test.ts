import { model } from '../models/shared-protocols.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
