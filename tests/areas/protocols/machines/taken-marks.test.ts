import { testChart } from '#tests/models/support/suite.ts'

import { model } from '../models/taken-marks.model.ts'

testChart(model)
