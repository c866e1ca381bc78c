import { model } from '../models/multipass.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
