import { model } from '../models/note-suggestions.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
