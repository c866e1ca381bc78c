import { testChart } from '../models/support/suite.ts'

import { steppedModel } from './stepped-form.ts'

testChart(steppedModel)
