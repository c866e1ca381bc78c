import { model } from '../models/clients-list.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
