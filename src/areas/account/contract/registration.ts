import * as v from 'valibot'

import { EVERYBODY } from '#contract/access.ts'
import { USER_TYPES, defineCall } from '#contract/call.ts'
import { country, email, name, newPassword, phone, requiredName, website } from '#contract/rules.ts'
import type { RuleError } from '#contract/rules.ts'
import { id, message, slug, titled } from '#contract/wire.ts'

/**
 * Fields of every registration (registration.common-fields). Nobody registers without the terms, or gets news unasked
 * (registration.terms-are-required).
 */
const personFields = {
  email,
  password: newPassword,
  first_name: requiredName,
  last_name: requiredName,
  phone: v.optional(phone),
  country,
  terms: v.literal(true, 'form.terms-required' satisfies RuleError),
  newsletter: v.optional(v.boolean(), false),
}

/** Registration fields of a client. */
export const clientFields = v.object(personFields)

/** Registration fields of a practitioner: the three lookups and the practice (registration.practice-fields). */
export const practitionerFields = v.object({
  ...personFields,
  health_profession: id,
  expertise_level: id,
  organisation_type: id,
  practice_name: v.optional(name),
  website: v.optional(website),
  professional_body: v.optional(name),
  professional_number: v.optional(name),
})

export const register = defineCall({
  id: 'register',
  method: 'POST',
  path: '/v2/auth/register',
  summary: 'Register a practitioner (3) or a client (4); a mail activates the account',
  access: EVERYBODY,
  // Nobody becomes an admin or a certified practitioner by registering (registration.no-other-type).
  body: v.variant('user_type_id', [
    v.object({ user_type_id: v.literal(USER_TYPES.Practitioner), fields: practitionerFields }),
    v.object({
      user_type_id: v.literal(USER_TYPES.Client),
      fields: clientFields,
      /** Shop name of the practice whose client they become once the e-mail is proven; one that leads nowhere is ignored. */
      practice: v.optional(slug),
    }),
  ]),
  response: message,
  refusals: [400],
})

export const listLookups = defineCall({
  id: 'listLookups',
  method: 'GET',
  path: '/v2/account/lookups',
  summary: 'Health professions, expertise levels and organisation types in the asked language',
  access: EVERYBODY,
  response: v.object({
    health_professions: v.array(titled),
    expertise_levels: v.array(titled),
    organisation_types: v.array(titled),
  }),
  refusals: [],
})
