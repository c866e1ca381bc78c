import * as v from 'valibot'

import { CLIENTS } from '#contract/access.ts'
import { defineCall } from '#contract/call.ts'
import { idParams, message, money, percent, timestamp } from '#contract/wire.ts'

import { protocolFields } from './protocols.ts'

/** A protocol as it was shared with a client (protocols.opening-is-recorded). */
export const sharedProtocol = v.object({
  ...protocolFields,
  /** Whole percents; 0 for a protocol of another practitioner than the client's own (clients.own-practitioners-rate-counts). */
  discount: percent,
  total_price_after_discount: money,
  shared_at: timestamp,
  opened_at: v.nullable(timestamp),
  share_notes: v.string(),
  practitioner: v.object({
    user_id: v.number(),
    first_name: v.string(),
    last_name: v.string(),
    practice_name: v.string(),
    /** Both to reach them by; empty where none is known. */
    email: v.optional(v.string(), ''),
    phone: v.optional(v.string(), ''),
  }),
})
export type SharedProtocol = v.InferOutput<typeof sharedProtocol>

export const listSharedProtocols = defineCall({
  id: 'listSharedProtocols',
  method: 'GET',
  path: '/v2/account/clients/protocols',
  summary: 'Protocols shared with the client, the latest first',
  access: CLIENTS,
  response: v.array(sharedProtocol),
  refusals: [401, 403],
})

export const getSharedProtocol = defineCall({
  id: 'getSharedProtocol',
  method: 'GET',
  path: '/v2/account/clients/protocols/{id}',
  summary: 'One protocol shared with the client; records that it was opened',
  access: CLIENTS,
  params: idParams,
  response: sharedProtocol,
  refusals: [400, 401, 403, 404],
})

/** The path without a version (protocols.client-delete-has-two-paths). */
export const deleteSharedProtocol = defineCall({
  id: 'deleteSharedProtocol',
  method: 'DELETE',
  path: '/account/clients/protocols/{id}',
  summary: 'End the sharing; the protocol itself stays with its practitioner',
  access: CLIENTS,
  params: idParams,
  response: message,
  refusals: [400, 401, 403, 404],
})

export const deleteSharedProtocolV2 = defineCall({
  ...deleteSharedProtocol,
  id: 'deleteSharedProtocolV2',
  path: '/v2/account/clients/protocols/{id}',
  summary: 'The same, at the path that has the version',
})
