import { GROUPS } from '#areas/intake/contract/groups.ts'
import * as v from 'valibot'

import { CLIENTS, SIGNED_IN } from '#contract/access.ts'
import { defineCall } from '#contract/call.ts'
import { builderMode, clientProfile, language, user } from './profile.ts'
import { changedPassword, country, name, phone, requiredName, website } from '#contract/rules.ts'
import { currency } from '#contract/currency.ts'
import { id, ids, idsInQueryAndBody, message, signedMoney, timestamp } from '#contract/wire.ts'

export * from './profile.ts'

/** Takes no type, email or certificate (account.type-cannot-be-changed). */
export const updateAccount = defineCall({
  id: 'updateAccount',
  method: 'PUT',
  path: '/v2/account/',
  summary:
    'Change own details; what is not sent stays. The practice fields and lookups are for practitioners. An approved certificate is checked after another name, profession, body or number',
  access: SIGNED_IN,
  body: v.partial(
    v.object({
      first_name: requiredName,
      last_name: requiredName,
      phone,
      country,
      language,
      newsletter: v.boolean(),
      builder_mode: builderMode,
      health_profession: id,
      expertise_level: id,
      organisation_type: id,
      practice_name: name,
      website,
      professional_body: name,
      professional_number: name,
    }),
  ),
  response: user,
  refusals: [400, 401],
})

/** Claims that outlast an account. `commission`: unpaid, by currency (commission.owed-after-deletion). */
export const leaving = v.object({
  commission: v.array(v.object({ currency, pending: signedMoney, approved: signedMoney })),
  has_bank_details: v.boolean(),
})
export type Leaving = v.InferOutput<typeof leaving>

export const getLeaving = defineCall({
  id: 'getLeaving',
  method: 'GET',
  path: '/v2/account/leaving',
  summary: 'What deleting the own account leaves open, to be told before',
  access: SIGNED_IN,
  response: leaving,
  refusals: [401],
})

export const deleteAccount = defineCall({
  id: 'deleteAccount',
  method: 'DELETE',
  path: '/v2/account/',
  summary: 'Delete the own account with its personal data',
  access: SIGNED_IN,
  response: message,
  refusals: [401, 409],
})

export const changePassword = defineCall({
  id: 'changePassword',
  method: 'PUT',
  path: '/v2/account/password',
  summary: 'Change the own password; all other devices are signed out',
  access: SIGNED_IN,
  body: changedPassword,
  response: message,
  refusals: [400, 401],
})

export const listSessions = defineCall({
  id: 'listSessions',
  method: 'GET',
  path: '/v2/account/sessions',
  summary: 'Devices signed in, the latest used first',
  access: SIGNED_IN,
  response: v.array(
    v.object({
      session_id: v.number(),
      device: v.string(),
      created_at: timestamp,
      last_used_at: timestamp,
      current: v.boolean(),
    }),
  ),
  refusals: [401],
})

export const endSessions = defineCall({
  id: 'endSessions',
  method: 'DELETE',
  path: '/v2/account/sessions',
  summary: 'Sign one device out, or without an id all but the calling one',
  access: SIGNED_IN,
  ...idsInQueryAndBody('session_id'),
  response: message,
  refusals: [400, 401, 404],
})

export const exportAccount = defineCall({
  id: 'exportAccount',
  method: 'GET',
  path: '/v2/account/export',
  summary: 'Everything stored about the signed-in person, by area',
  access: SIGNED_IN,
  response: v.record(v.string(), v.unknown()),
  refusals: [401],
})

export const updateClientProfile = defineCall({
  id: 'updateClientProfile',
  method: 'PUT',
  path: '/v2/account/clients/profile',
  summary: "Change a client's own wishes or practitioner; what is not sent stays",
  access: CLIENTS,
  body: v.partial(
    v.object({
      suitable_for: ids,
      free_from: ids,
      practitioner_id: v.nullable(id),
      life_stage: v.nullable(v.picklist(GROUPS)),
    }),
  ),
  response: clientProfile,
  refusals: [400, 401, 403],
})
