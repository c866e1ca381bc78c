import type { ActorRefFrom } from 'xstate'

import { updateClientProfile } from '#contract/account.ts'
import type { CallResponse } from '#contract/call.ts'
import { brokenRules } from '#contract/rules.ts'

import { createFormMachine } from '../form/form.machine.ts'
import type { Form, Values } from '../form/form.ts'

export type WishesField = 'suitable_for' | 'free_from' | 'practitioner_id'

/** The ids that a field holds, joined by commas. */
export const idsIn = (text: string): readonly number[] => (text === '' ? [] : text.split(',').map(Number))

/** The same field with an id put in at the end, or taken out. */
export function withId(text: string, id: number, chosen: boolean): string {
  const others = idsIn(text).filter((one) => one !== id)
  return (chosen ? [...others, id] : others).join(',')
}

/** The body of the call. */
export function wishesBody({ suitable_for, free_from, practitioner_id }: Values<WishesField>) {
  return {
    suitable_for: [...idsIn(suitable_for)],
    free_from: [...idsIn(free_from)],
    practitioner_id: practitioner_id === '' ? null : Number(practitioner_id),
  }
}

export const wishesForm: Form<WishesField> = {
  empty: { suitable_for: '', free_from: '', practitioner_id: '' },
  check: (values) => brokenRules(updateClientProfile.body, wishesBody(values)),
}

/**
 * What a client wishes of products (account.client-wishes), and who advises them
 * (account.client-chooses-the-practitioner).
 */
export const wishesFormMachine = createFormMachine<WishesField, CallResponse<typeof updateClientProfile>>(
  'wishesForm',
  wishesForm,
)
export type WishesFormRef = ActorRefFrom<typeof wishesFormMachine>
