/** Day and note of a payout; submitting it asks for confirmation first. */
import * as v from 'valibot'
import type { ActorRefFrom } from 'xstate'

import { createPayout } from '#areas/commission/contract/admin-commission.ts'

import { createFormMachine } from '../../form/form.machine.ts'
import { formOf } from '../../form/form.ts'

import type { Filled } from './payout.ts'

export const payoutForm = formOf(v.pick(createPayout.body, ['paid_on', 'note']), {
  empty: { paid_on: '', note: '' },
})

export const payoutFormMachine = createFormMachine<typeof payoutForm, Filled>('payoutForm', payoutForm)
export type PayoutFormRef = ActorRefFrom<typeof payoutFormMachine>
