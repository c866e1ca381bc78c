import { model } from '../models/store-packages.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
