import { model } from '../models/store-contact.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
