import { model } from '../models/shortcuts.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
