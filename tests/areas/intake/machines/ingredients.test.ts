import { testChart } from '#tests/models/support/suite.ts'

import { model } from '../models/ingredients.model.ts'

testChart(model)
