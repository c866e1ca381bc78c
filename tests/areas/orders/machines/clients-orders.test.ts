import { model } from '../models/clients-orders.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
