import { model } from '../models/client-page.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
