import { GROUPS } from '#areas/intake/contract/groups.ts'
import * as v from 'valibot'

import { CLIENTS, PRACTITIONERS, SIGNED_IN } from '#contract/access.ts'
import { defineCall } from '#contract/call.ts'
import { LANGUAGE_CODES } from '#contract/languages.ts'
import { note } from '#contract/rules.ts'
import { userTypeId } from '#contract/session.ts'
import { percent, timestamp } from '#contract/wire.ts'

// Who is signed in is asked on every page: what changes it, with the rules of its forms, stands in account.ts.

/** The two modes of the protocol builder (builder.two-modes). */
export const BUILDER_MODES = ['standard', 'redesign'] as const
export const builderMode = v.picklist(BUILDER_MODES)

/** The language in which mails are written to the person. */
export const language = v.picklist(LANGUAGE_CODES)

/** The signed-in user. */
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

/** Approval makes a practitioner certified (registration.certificate-makes-type-two). */
export const certificateStatus = v.picklist(['pending', 'approved', 'refused'])

/** A practitioner's own profile. Lookups by id. */
export const practitionerProfile = v.object({
  ...user.entries,
  health_profession: v.nullable(v.number()),
  expertise_level: v.nullable(v.number()),
  organisation_type: v.nullable(v.number()),
  practice_name: v.string(),
  website: v.string(),
  professional_body: v.string(),
  professional_number: v.string(),
  /** The base rate of commission, in whole percents: no client's discount is above it (commission.rates-are-bounded). */
  commission_rate: percent,
  certificate: v.object({
    status: certificateStatus,
    reason: v.nullable(v.string()),
    /** Of details that were corrected since the approval, which stands meanwhile. */
    check: v.nullable(v.object({ since: timestamp })),
  }),
})

export const linkedPractitioner = v.object({
  user_id: v.number(),
  first_name: v.string(),
  last_name: v.string(),
  practice_name: v.string(),
  shop_name: v.nullable(v.string()),
})

/**
 * A client's own profile: wishes (account.client-wishes), their practitioner, and those they may choose from
 * (account.client-chooses-the-practitioner).
 */
export const clientProfile = v.object({
  ...user.entries,
  suitable_for: v.array(v.number()),
  free_from: v.array(v.number()),
  /** The group whose figures stand beside daily amounts; null until told. */
  life_stage: v.optional(v.nullable(v.picklist(GROUPS)), null),
  practitioner: v.nullable(linkedPractitioner),
  /**
   * `discount_rate`: what holds with them once they are the client's own, in whole percents; 0 while it rests. `may_fill_cart`:
   * the client lets them put protocols into their cart.
   */
  practitioners: v.array(
    v.object({
      ...linkedPractitioner.entries,
      linked_at: timestamp,
      discount_rate: percent,
      may_fill_cart: v.optional(v.boolean()),
    }),
  ),
  discount_rate: percent,
})

export const getAccount = defineCall({
  id: 'getAccount',
  method: 'GET',
  path: '/v2/account/',
  summary: 'The signed-in person',
  access: SIGNED_IN,
  response: user,
  refusals: [401],
})

export const getPractitionerProfile = defineCall({
  id: 'getPractitionerProfile',
  method: 'GET',
  path: '/v2/account/practitioners/profile',
  summary: 'The own profile of a practitioner',
  access: PRACTITIONERS,
  response: practitionerProfile,
  refusals: [401, 403],
})

export const getClientProfile = defineCall({
  id: 'getClientProfile',
  method: 'GET',
  path: '/v2/account/clients/profile',
  summary: 'The own profile of a client',
  access: CLIENTS,
  response: clientProfile,
  refusals: [401, 403],
})

/** A change of one of these has an approved certificate checked. */
export const CERTIFIED_FIELDS = [
  'first_name',
  'last_name',
  'health_profession',
  'professional_body',
  'professional_number',
] as const

/** The details that a certificate is approved for. */
export const certifiedDetails = v.pick(practitionerProfile, CERTIFIED_FIELDS)
export type CertifiedDetails = v.InferOutput<typeof certifiedDetails>

/** The certified details alone, of anything that has them. */
export const certifiedDetailsOf = ({
  first_name,
  last_name,
  health_profession,
  professional_body,
  professional_number,
}: CertifiedDetails): CertifiedDetails => ({
  first_name,
  last_name,
  health_profession,
  professional_body,
  professional_number,
})

/** An admin's verdict on a certificate. `details` are those that the admin has read. */
export const judgement = v.object({
  status: certificateStatus,
  reason: v.optional(note, ''),
  details: v.optional(certifiedDetails),
})
export type Judgement = v.InferOutput<typeof judgement>
