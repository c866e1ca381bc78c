import { model } from '../models/share-mail.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
