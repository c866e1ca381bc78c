import { model } from '../models/shared-protocols.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
