import { model } from '../models/store-contact.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
