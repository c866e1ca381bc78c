import { model } from '../models/share-form.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
