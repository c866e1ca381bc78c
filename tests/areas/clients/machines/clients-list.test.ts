import { model } from '../models/clients-list.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
