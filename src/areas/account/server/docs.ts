import type { GenericSchema } from 'valibot'

import type { ExamplesOf } from '#server/api/examples.ts'
import type { calls } from '#areas/account/contract/calls.ts'
import { clientFields, practitionerFields } from '#areas/account/contract/registration.ts'
import { clientProfile, linkedPractitioner, practitionerProfile, user } from '#areas/account/contract/account.ts'
import { tokens } from '#areas/account/contract/auth.ts'

/** One body for each call that takes JSON, as it stands on the wire. */
export const examples: ExamplesOf<typeof calls> = {
  login: { email: 'client@verbena.test', password: 'Verbena-2026!' },
  loginMultipass: { multipass: 'bXVsdGlwYXNz' },
  register: {
    user_type_id: 3,
    fields: {
      email: 'jo.linden@verbena.test',
      password: 'Meadow-Path-7',
      first_name: 'Jo',
      last_name: 'Linden',
      country: 'NL',
      phone: '+31 20 123 4567',
      terms: true,
      health_profession: 1,
      expertise_level: 3,
      organisation_type: 1,
      practice_name: 'Linden Practice',
      website: 'https://linden.example',
    },
  },
  activate: { token: 'YWN0aXZhdGU' },
  forgotPassword: { email: 'client@verbena.test' },
  resetPassword: { password: 'Meadow-Path-7', confirm_password: 'Meadow-Path-7' },
  updateAccount: { first_name: 'Jo', language: 'nl', builder_mode: 'redesign' },
  changePassword: { current_password: 'Verbena-2026!', password: 'Meadow-Path-7', confirm_password: 'Meadow-Path-7' },
  endSessions: { session_id: 12 },
  readMailChoices: { token: '12-protocols-YWN0aXZhdGU' },
  setMailChoice: { token: '12-protocols-YWN0aXZhdGU', topic: 'protocols', wanted: false },
  updateClientProfile: { suitable_for: [41], free_from: [52, 57] },
}

/** The entities that stand in the API's document once, under these names. */
export const entities = {
  ClientFields: clientFields,
  ClientProfile: clientProfile,
  LinkedPractitioner: linkedPractitioner,
  PractitionerFields: practitionerFields,
  PractitionerProfile: practitionerProfile,
  Tokens: tokens,
  User: user,
} satisfies Record<string, GenericSchema>
