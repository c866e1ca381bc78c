import { testChart } from '#tests/models/support/suite.ts'

import { model } from '../models/order-note-form.model.ts'

testChart(model)
