import { model } from '../models/address-form.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
