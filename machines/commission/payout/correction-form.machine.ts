/** An entry that corrects a practitioner's commission (commission.corrections-have-a-reason). */
import type { ActorRefFrom } from 'xstate'

import { createCorrection } from '#areas/commission/contract/admin-commission.ts'
import type { Correction } from '#areas/commission/contract/admin-commission.ts'

import type { CallInput } from '#contract/call.ts'
import { asTaken, brokenRules } from '#contract/rules.ts'

import { createFormMachine } from '../../form/form.machine.ts'
import type { Form } from '../../form/form.ts'
import { numbersIn } from '../../form/number.ts'
import { withoutUnchosen } from '../../form/values.ts'

type Body = CallInput<typeof createCorrection>['body']

/** The amount is text while it is being typed. */
interface Typed {
  readonly email: string
  readonly amount: string
  readonly reason: string
}

const typed: Form<Typed, Body> = {
  empty: { email: '', amount: '', reason: '' },
  check: (values) => brokenRules(createCorrection.body, withoutUnchosen(values)),
  body: (values) => asTaken(createCorrection.body, withoutUnchosen(values)) as Body,
}

export const correctionForm = numbersIn(typed, ['amount'])

export const correctionFormMachine = createFormMachine<typeof correctionForm, Correction>(
  'correctionForm',
  correctionForm,
)
export type CorrectionFormRef = ActorRefFrom<typeof correctionFormMachine>
