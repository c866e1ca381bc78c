import { model } from '../models/contact-form.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
