import { model } from '../models/kept-deeds.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
