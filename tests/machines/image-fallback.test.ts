import { model } from '../models/image-fallback.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)
