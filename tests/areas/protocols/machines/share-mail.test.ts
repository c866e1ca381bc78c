import { model } from '../models/share-mail.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)
