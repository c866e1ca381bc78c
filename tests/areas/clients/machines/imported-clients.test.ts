import { model } from '../models/imported-clients.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
