import * as v from 'valibot'

import { CLIENTS, PRACTITIONERS, SIGNED_IN } from './access.ts'
import { userTypeId } from './auth.ts'
import { defineCall } from './call.ts'
import { LANGUAGE_CODES } from './languages.ts'
import { changedPassword, country, name, phone, requiredName, website } from './rules.ts'
import { id, ids, idsInQueryAndBody, message, percent, timestamp } from './wire.ts'

/** The two modes of the protocol builder (section 2, decision 32). */
export const BUILDER_MODES = ['standard', 'redesign'] as const
export const builderMode = v.picklist(BUILDER_MODES)

const language = v.picklist(LANGUAGE_CODES)

/** The signed-in person (section 3). */
export const user = v.object({
  user_id: v.number(),
  user_type_id: userTypeId,
  email: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  phone: v.string(),
  country: v.nullable(v.string()),
  language,
  newsletter: v.boolean(),
  builder_mode: builderMode,
})
export type User = v.InferOutput<typeof user>

/** Where a practitioner's certificate stands (decision 25). */
export const certificateStatus = v.picklist(['pending', 'approved', 'refused'])

/** A practitioner's own profile. Lookups by id (section 3). */
export const practitionerProfile = v.object({
  ...user.entries,
  health_profession: v.nullable(v.number()),
  expertise_level: v.nullable(v.number()),
  organisation_type: v.nullable(v.number()),
  practice_name: v.string(),
  website: v.string(),
  professional_body: v.string(),
  professional_number: v.string(),
  certificate: v.object({ status: certificateStatus, reason: v.nullable(v.string()) }),
})

const linkedPractitioner = v.object({
  user_id: v.number(),
  first_name: v.string(),
  last_name: v.string(),
  practice_name: v.string(),
  shop_name: v.nullable(v.string()),
})

/** A client's own profile: wishes (decision 26), his practitioner, and those he may choose from (decision 29). */
export const clientProfile = v.object({
  ...user.entries,
  suitable_for: v.array(v.number()),
  free_from: v.array(v.number()),
  practitioner: v.nullable(linkedPractitioner),
  practitioners: v.array(linkedPractitioner),
  discount_rate: percent,
})

export const getAccount = defineCall({
  id: 'getAccount',
  method: 'GET',
  path: '/v2/account/',
  summary: 'The signed-in person',
  source: 'section 7',
  access: SIGNED_IN,
  response: user,
  refusals: [401],
})

export const updateAccount = defineCall({
  id: 'updateAccount',
  method: 'PUT',
  path: '/v2/account/',
  summary: 'Change own details; what is not sent stays. The practice fields and lookups are for practitioners',
  source: 'decisions 26 and 32',
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

export const deleteAccount = defineCall({
  id: 'deleteAccount',
  method: 'DELETE',
  path: '/v2/account/',
  summary: 'Delete the own account with its personal data',
  source: 'decision 26',
  access: SIGNED_IN,
  response: message,
  refusals: [401, 409],
})

export const changePassword = defineCall({
  id: 'changePassword',
  method: 'PUT',
  path: '/v2/account/password',
  summary: 'Change the own password; all other devices are signed out',
  source: 'decision 26',
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
  source: 'decision 26',
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
  source: 'decisions 26 and 35',
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
  source: 'decision 26',
  access: SIGNED_IN,
  response: v.record(v.string(), v.unknown()),
  refusals: [401],
})

export const getPractitionerProfile = defineCall({
  id: 'getPractitionerProfile',
  method: 'GET',
  path: '/v2/account/practitioners/profile',
  summary: 'The own profile of a practitioner',
  source: 'section 7, section 6',
  access: PRACTITIONERS,
  response: practitionerProfile,
  refusals: [401, 403],
})

export const getClientProfile = defineCall({
  id: 'getClientProfile',
  method: 'GET',
  path: '/v2/account/clients/profile',
  summary: 'The own profile of a client',
  source: 'section 7, section 6',
  access: CLIENTS,
  response: clientProfile,
  refusals: [401, 403],
})

export const updateClientProfile = defineCall({
  id: 'updateClientProfile',
  method: 'PUT',
  path: '/v2/account/clients/profile',
  summary: "Change a client's own wishes or practitioner; what is not sent stays",
  source: 'decisions 26 and 29',
  access: CLIENTS,
  body: v.partial(v.object({ suitable_for: ids, free_from: ids, practitioner_id: v.nullable(id) })),
  response: clientProfile,
  refusals: [400, 401, 403],
})
