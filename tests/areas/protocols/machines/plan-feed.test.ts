import { testChart } from '#tests/models/support/suite.ts'

import { model } from '../models/plan-feed.model.ts'

testChart(model)
