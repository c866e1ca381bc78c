import { testChart } from '#tests/models/support/suite.ts'

import { model } from '../models/ingredient-matches.model.ts'

testChart(model)
