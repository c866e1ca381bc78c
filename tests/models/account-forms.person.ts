import { knownValues } from '#machines/account/known-values.ts'
import { passwordForm, passwordFormMachine } from '#machines/account/password-form.machine.ts'
import { practiceForm, practiceFormMachine } from '#machines/account/practice-form.machine.ts'
import { profileForm, profileFormMachine } from '#machines/account/profile-form.machine.ts'
import { wishesForm, wishesFormMachine } from '#machines/account/wishes-form.machine.ts'
import type { Form } from '#machines/form/form.ts'

import { formPerson } from './form-person.ts'
import { client, practitioner, user } from './own-account-samples.ts'

/** What a form takes of what is known of a person. */
function knownTo<Values extends object>(
  { empty }: Form<Values, unknown>,
  profile: typeof client | typeof practitioner,
): Partial<Values> {
  const known = Object.entries(knownValues(user, profile)).filter(([name]) => Object.hasOwn(empty, name))
  return Object.fromEntries(known) as Partial<Values>
}

const CLIENT = { form: '/en/account/client/profile', before: '/en/account/client' }
const PRACTITIONER = { form: '/en/account/practitioner/profile', before: '/en/account/practitioner' }
const NEXT_PASSWORD = 'Verbena-2027!'

export const profile = formPerson({
  machine: profileFormMachine,
  form: profileForm,
  known: knownTo(profileForm, client),
  changes: [
    ['phone', 'by pigeon'],
    ['phone', '+49 30 901820'],
    ['country', 'DK'],
    ['newsletter', false],
  ],
  refused: 'phone',
  sent: user,
  after: 'stays',
  refills: true,
  again: true,
  paths: CLIENT,
})

export const practice = formPerson({
  machine: practiceFormMachine,
  form: practiceForm,
  known: knownTo(practiceForm, practitioner),
  changes: [
    ['expertise_level', 3],
    ['website', 'javascript:alert(1)'],
    ['website', 'https://linden.example'],
    ['builder_mode', 'standard'],
  ],
  refused: 'website',
  sent: user,
  after: 'stays',
  again: true,
  paths: PRACTITIONER,
})

export const wishes = formPerson({
  machine: wishesFormMachine,
  form: wishesForm,
  known: knownTo(wishesForm, client),
  groups: ['suitable_for', 'free_from'],
  changes: [
    ['suitable_for', []],
    ['free_from', [8]],
    ['practitioner_id', null],
  ],
  refused: 'practitioner_id',
  sent: client,
  after: 'stays',
  again: true,
  paths: CLIENT,
})

export const password = formPerson({
  machine: passwordFormMachine,
  form: passwordForm,
  changes: [
    ['current_password', 'Verbena-2026!'],
    ['password', 'verbena'],
    ['password', NEXT_PASSWORD],
    ['confirm_password', NEXT_PASSWORD],
  ],
  refused: 'current_password',
  sent: { message: 'Your password is changed.' },
  after: 'replaced',
  again: true,
  paths: { form: CLIENT.form },
})
