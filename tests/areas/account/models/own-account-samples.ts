import type { User } from '#areas/account/contract/account.ts'
import { knownValues } from '#machines/account/known-values.ts'
import type { Form } from '#machines/form/form.ts'
import type { Profile } from '#machines/account/session/session.ts'

/** Small responses to the account's calls, for the models. */

export const user: User = {
  user_id: 7,
  user_type_id: 4,
  email: 'zoe@mail.example',
  first_name: 'Zoë',
  last_name: 'Ünal',
  phone: '',
  country: null,
  language: 'de',
  newsletter: true,
  builder_mode: 'redesign',
}

const linden = { user_id: 3, first_name: 'Ada', last_name: 'Linden', practice_name: 'Linden practice', shop_name: null }

export const client = {
  ...user,
  suitable_for: [6],
  free_from: [7, 8],
  life_stage: null,
  practitioner: linden,
  practitioners: [{ ...linden, linked_at: '2026-03-02T09:00:00.000Z', discount_rate: 10 }],
  discount_rate: 10,
} satisfies Profile

export const practitioner = {
  ...user,
  user_type_id: 3,
  health_profession: 2,
  expertise_level: null,
  organisation_type: 1,
  practice_name: 'Linden practice',
  website: '',
  professional_body: '',
  professional_number: 'A 12',
  commission_rate: 20,
  certificate: { status: 'pending', reason: null, check: null },
} satisfies Profile

/** Returns the known values of a user that a form has fields for. */
export function knownTo<Values extends object>(
  { empty }: Form<Values, unknown>,
  profile: typeof client | typeof practitioner,
): Partial<Values> {
  const known = Object.entries(knownValues(user, profile)).filter(([name]) => Object.hasOwn(empty, name))
  return Object.fromEntries(known) as Partial<Values>
}

/** The paths of the profile forms, and of the pages before them. */
export const PROFILE_PATHS = {
  client: { form: '/en/account/client/profile', before: '/en/account/client' },
  practitioner: { form: '/en/account/practitioner/profile', before: '/en/account/practitioner' },
} as const
