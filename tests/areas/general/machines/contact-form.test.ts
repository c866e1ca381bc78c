import { model } from '../models/contact-form.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
