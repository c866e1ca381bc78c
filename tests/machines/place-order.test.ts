import { model } from '../models/place-order.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
