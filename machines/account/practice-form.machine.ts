import type { ActorRefFrom } from 'xstate'

import { updateAccount } from '#areas/account/contract/account.ts'
import type { User } from '#areas/account/contract/account.ts'

import { createFormMachine } from '../form/form.machine.ts'
import { formOf } from '../form/form.ts'

/** Choices that were never made are not sent and stay empty. */
export const practiceForm = formOf(updateAccount.body, {
  empty: {
    health_profession: null,
    expertise_level: null,
    organisation_type: null,
    practice_name: '',
    website: '',
    professional_body: '',
    professional_number: '',
    builder_mode: 'redesign',
  },
})

/** Data that only practitioners have: profession, practice, and how they build protocols (account.builder-mode-in-profile). */
export const practiceFormMachine = createFormMachine<typeof practiceForm, User>('practiceForm', practiceForm)
export type PracticeFormRef = ActorRefFrom<typeof practiceFormMachine>
