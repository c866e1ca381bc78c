import { model } from '../models/share-form.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
