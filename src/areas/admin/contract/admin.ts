import * as v from 'valibot'

import {
  certificateStatus,
  certifiedDetails,
  judgement,
  practitionerProfile,
  user,
} from '#areas/account/contract/account.ts'
import { ADMINS } from '#contract/access.ts'
import { userTypeId } from '#areas/account/contract/auth.ts'
import { defineCall } from '#contract/call.ts'
import { idParams, pageFields, paging, pathId, searchText, timestamp } from '#contract/wire.ts'

/**
 * A practitioner as an admin judges them (admin.judges-certificates), with the details that were approved where others are
 * being checked.
 */
export const judgedPractitioner = v.object({
  ...v.omit(practitionerProfile, ['commission_rate']).entries,
  certificate: v.object({
    ...practitionerProfile.entries.certificate.entries,
    check: v.nullable(v.object({ since: timestamp, approved: certifiedDetails })),
  }),
  registered_at: timestamp,
})

export const listPractitioners = defineCall({
  id: 'listPractitioners',
  method: 'GET',
  path: '/v2/admin/practitioners',
  summary:
    'Practitioners whose name, practice or email has the keyword, with their certificates, those who wait longest first. Those whose corrected details are checked are both pending and approved',
  access: ADMINS,
  query: v.object({ ...paging, status: v.optional(certificateStatus), keyword: v.optional(searchText) }),
  response: v.object({ data: v.array(judgedPractitioner), ...pageFields }),
  refusals: [400, 401, 403],
})

export const judgePractitioner = defineCall({
  id: 'judgePractitioner',
  method: 'PUT',
  path: '/v2/admin/practitioners/{id}',
  summary:
    'Approve a certificate (type 2) or the corrected details, refuse it with a reason (type 3), or let it wait again: corrected details while the approval stands, others as type 3. `details` are those that the admin has read: where they are others by now, nothing is judged (409)',
  access: ADMINS,
  params: idParams,
  body: judgement,
  response: judgedPractitioner,
  refusals: [400, 401, 403, 404, 409],
})

/** An account in the admin's list; never a password or token. */
export const accountSummary = v.object({
  user_id: user.entries.user_id,
  user_type_id: userTypeId,
  email: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  active: v.boolean(),
  registered_at: timestamp,
  last_seen_at: v.nullable(timestamp),
})

export const listAccounts = defineCall({
  id: 'listAccounts',
  method: 'GET',
  path: '/v2/admin/accounts',
  summary: 'Accounts whose name or email has the keyword, the latest first',
  access: ADMINS,
  query: v.object({ ...paging, keyword: v.optional(searchText), user_type_id: v.optional(pathId) }),
  response: v.object({ data: v.array(accountSummary), ...pageFields }),
  refusals: [400, 401, 403],
})
