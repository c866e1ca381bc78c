import { FETCH_DEDUPE_MS } from '#contract/constants.ts'
import { todayMachine } from '#machines/orders/today.machine.ts'

import { freshDataModel } from '#tests/models/fresh-data.ts'
import { todayOf } from './today-samples.ts'

export const model = freshDataModel(todayMachine, todayOf(), FETCH_DEDUPE_MS)
