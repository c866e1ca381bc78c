import * as v from 'valibot'

import { CERTIFIED_FIELDS, certificateStatus, practitionerProfile, user } from '#areas/account/contract/account.ts'
import { ADMINS } from '#contract/access.ts'
import { userTypeId } from '#areas/account/contract/auth.ts'
import { defineCall } from '#contract/call.ts'
import { keptAddress, order, orderStatus, orderSummary, payment, paymentMethod } from '#areas/orders/contract/orders.ts'
import { note } from '#contract/rules.ts'
import { idParams, money, pageFields, paging, pathId, searchText, timestamp } from '#contract/wire.ts'

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
  body: v.object({ status: certificateStatus, reason: v.optional(note, ''), details: v.optional(certifiedDetails) }),
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

const customer = v.nullable(
  v.object({ user_id: v.number(), email: v.string(), first_name: v.string(), last_name: v.string() }),
)

/** The amount that the customer's bank asks back. `won`: it was decided for the shop, `lost`: for the customer. */
export const dispute = v.object({ state: v.picklist(['open', 'won', 'lost']), amount: money })
export type Dispute = v.InferOutput<typeof dispute>

/**
 * An order as an admin sees it (admin.moves-orders). That of a deleted account has neither address nor customer.
 * `paid_revocable_until` **(ext)**: the end of the time in which 'paid' can be taken back (admin.takes-paid-back); null where it
 * can't.
 */
export const adminOrder = v.object({
  ...order.entries,
  paid_revocable_until: v.nullable(timestamp),
  payment: v.nullable(v.object({ ...payment.entries, dispute: v.nullable(dispute) })),
  address: v.nullable(keptAddress),
  customer,
})
export type AdminOrder = v.InferOutput<typeof adminOrder>

/** An order as the admin's list shows it, with how it is paid and since when **(ext)**. */
export const adminOrderSummary = v.object({
  ...orderSummary.entries,
  customer,
  payment_method: paymentMethod,
  paid_at: v.nullable(timestamp),
})
export type AdminOrderSummary = v.InferOutput<typeof adminOrderSummary>

export const listAllOrders = defineCall({
  id: 'listAllOrders',
  method: 'GET',
  path: '/v2/admin/orders',
  summary: "All orders whose number, or whose customer's name or email, has the keyword, the latest first",
  access: ADMINS,
  query: v.object({ ...paging, status: v.optional(orderStatus), keyword: v.optional(searchText) }),
  response: v.object({ data: v.array(adminOrderSummary), ...pageFields }),
  refusals: [400, 401, 403],
})

export const getAnyOrder = defineCall({
  id: 'getAnyOrder',
  method: 'GET',
  path: '/v2/admin/orders/{id}',
  summary: 'One order of any user',
  access: ADMINS,
  params: idParams,
  response: adminOrder,
  refusals: [400, 401, 403, 404],
})

/**
 * Doing again what was done answers the order as it is. Refused with 409: cancelling what is sent, paying or sending what is
 * cancelled, and going back to `placed` from anything else (checkout.order-statuses).
 */
export const updateOrder = defineCall({
  id: 'updateOrder',
  method: 'PUT',
  path: '/v2/admin/orders/{id}',
  summary: 'Mark an order as paid or sent, or cancel it, which returns its stock; the answer is the order in full',
  access: ADMINS,
  params: idParams,
  body: v.object({ status: orderStatus }),
  response: adminOrder,
  refusals: [400, 401, 403, 404, 409],
})

/**
 * Refused with 409 if there is nothing to take back: the order isn't paid, is cancelled, was paid at a provider or more than an
 * hour ago, or its commission is paid out (admin.takes-paid-back).
 */
export const takeBackPaid = defineCall({
  id: 'takeBackPaid',
  method: 'DELETE',
  path: '/v2/admin/orders/{id}/paid',
  summary: 'Take back that an order was marked as paid, within an hour; the answer is the order in full',
  access: ADMINS,
  params: idParams,
  response: adminOrder,
  refusals: [400, 401, 403, 404, 409],
})
