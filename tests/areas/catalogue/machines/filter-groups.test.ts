import { model } from '../models/filter-groups.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
