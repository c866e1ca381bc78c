import { FETCH_EXPIRY_MS } from '#contract/constants.ts'
import { bankMachine } from '#machines/commission/bank/bank.machine.ts'

import { freshDataModel } from '#tests/models/fresh-data.ts'
import { ownBank } from './commission-samples.ts'

export const model = freshDataModel(bankMachine, ownBank, FETCH_EXPIRY_MS)
