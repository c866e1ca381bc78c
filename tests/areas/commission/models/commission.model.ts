import { FETCH_EXPIRY_MS } from '#contract/constants.ts'
import { commissionMachine } from '#machines/commission/commission.machine.ts'

import { commissionPage } from './commission-samples.ts'
import { freshDataModel } from '#tests/models/fresh-data.ts'

export const model = freshDataModel(commissionMachine, commissionPage, FETCH_EXPIRY_MS)
