import { model } from '../models/store-services.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
