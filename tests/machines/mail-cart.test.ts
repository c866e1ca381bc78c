import { model } from '../models/mail-cart.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
