import { model } from '../models/note-suggestions.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
