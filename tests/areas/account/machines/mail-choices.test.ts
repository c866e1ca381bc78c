import { model } from '../models/mail-choices.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
