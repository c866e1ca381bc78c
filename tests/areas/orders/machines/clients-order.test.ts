import { model } from '../models/clients-order.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
