import type { ActorRefFrom } from 'xstate'

import { updateAccount } from '#contract/account.ts'
import type { User } from '#contract/account.ts'
import { brokenRules } from '#contract/rules.ts'

import { createFormMachine } from '../form/form.machine.ts'
import type { Form, Values } from '../form/form.ts'

type LookupField = 'health_profession' | 'expertise_level' | 'organisation_type'
export type PracticeField =
  | LookupField
  | 'practice_name'
  | 'website'
  | 'professional_body'
  | 'professional_number'
  | 'builder_mode'

const chosen = <Name extends string>(name: Name, choice: string) => (choice === '' ? {} : { [name]: Number(choice) })

/** The body of the call. What was not chosen from a list is left out, and stays so. */
export function practiceBody({
  health_profession,
  expertise_level,
  organisation_type,
  builder_mode,
  ...practice
}: Values<PracticeField>) {
  return {
    ...practice,
    ...chosen('health_profession', health_profession),
    ...chosen('expertise_level', expertise_level),
    ...chosen('organisation_type', organisation_type),
    builder_mode: builder_mode === 'standard' ? ('standard' as const) : ('redesign' as const),
  }
}

export const practiceForm: Form<PracticeField> = {
  empty: {
    health_profession: '',
    expertise_level: '',
    organisation_type: '',
    practice_name: '',
    website: '',
    professional_body: '',
    professional_number: '',
    builder_mode: 'redesign',
  },
  check: (values) => brokenRules(updateAccount.body, practiceBody(values)),
}

/** What only practitioners have: profession and practice, and how they build protocols. */
export const practiceFormMachine = createFormMachine<PracticeField, User>('practiceForm', practiceForm)
export type PracticeFormRef = ActorRefFrom<typeof practiceFormMachine>
