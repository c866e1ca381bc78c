import { model } from '../models/address-form.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
