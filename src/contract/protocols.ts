import * as v from 'valibot'

import { PRACTITIONERS, SHARERS } from './access.ts'
import { defineCall } from './call.ts'
import { asset } from './catalogue.ts'
import { description, discount, email, name, note, quantity, requiredDescription, requiredName } from './rules.ts'
import type { RuleError } from './rules.ts'
import { id, idParams, idsInQueryAndBody, message, money, ordering, pageFields, paging, searchText } from './wire.ts'

/**
 * A product in a protocol (lines.shown-fields). The first variant is the one chosen; a line is known by its id
 * (lines.known-by-variant).
 */
export const protocolProduct = v.object({
  product_id: v.number(),
  name: v.string(),
  slug: v.string(),
  brand: v.object({ name: v.string() }),
  assets: v.array(asset),
  variants: v.array(v.object({ id: v.number(), price: money })),
  item_count: v.number(),
  notes: v.string(),
})
export type ProtocolProduct = v.InferOutput<typeof protocolProduct>

/** A protocol (lines.stored-fields). */
export const protocol = v.object({
  protocol_id: v.number(),
  name: v.string(),
  description: v.string(),
  total_price: money,
  products: v.array(protocolProduct),
})
export type Protocol = v.InferOutput<typeof protocol>

/** Protocol list response (protocols.list-answer). */
export const protocolPage = v.object({ data: v.array(protocol), offset: v.optional(v.number()), ...pageFields })
export type ProtocolPage = v.InferOutput<typeof protocolPage>

/** A line as a write answers it (lines.update-call). */
const writtenLine = v.object({
  data: v.object({
    protocol_id: v.number(),
    product_id: v.number(),
    product_variant_id: v.number(),
    notes: v.string(),
    quantity: v.number(),
  }),
})

// A known client is told by user_id (share.new-email-needs-both-names).
const isNamed = (share: { user_id?: number | null | undefined; first_name: string }): boolean =>
  typeof share.user_id === 'number' || share.first_name !== ''
const isSurnamed = (share: { user_id?: number | null | undefined; last_name: string }): boolean =>
  typeof share.user_id === 'number' || share.last_name !== ''

/** Share request (share.request-fields): `id` is the protocol's, `user_id` the client's, null for a new person. */
export const shareRequest = v.pipe(
  v.object({
    id,
    email,
    first_name: v.optional(name, ''),
    last_name: v.optional(name, ''),
    user_id: v.optional(v.nullable(id)),
    discount,
    notes: v.optional(note, ''),
  }),
  v.forward(v.partialCheck([['user_id'], ['first_name']], isNamed, 'form.empty-field' satisfies RuleError), [
    'first_name',
  ]),
  v.forward(v.partialCheck([['user_id'], ['last_name']], isSurnamed, 'form.empty-field' satisfies RuleError), [
    'last_name',
  ]),
)

export const listProtocols = defineCall({
  id: 'listProtocols',
  method: 'GET',
  path: '/v2/account/practitioners/protocols',
  summary: 'One page of the own protocols',
  access: PRACTITIONERS,
  query: v.object({ ...paging, ...ordering }),
  response: protocolPage,
  refusals: [400, 401, 403],
})

export const getProtocol = defineCall({
  id: 'getProtocol',
  method: 'GET',
  path: '/v2/account/practitioners/protocols/{id}',
  summary: 'One of the own protocols',
  access: PRACTITIONERS,
  params: idParams,
  response: protocol,
  refusals: [400, 401, 403, 404],
})

export const createProtocol = defineCall({
  id: 'createProtocol',
  method: 'POST',
  path: '/v2/account/practitioners/protocols/create',
  summary: 'Make a protocol',
  access: PRACTITIONERS,
  body: v.object({ name: requiredName, description: requiredDescription }),
  response: v.object({ id: v.number() }),
  refusals: [400, 401, 403],
})

export const updateProtocol = defineCall({
  id: 'updateProtocol',
  method: 'PUT',
  path: '/v2/account/practitioners/protocols/update/{id}',
  summary: 'Change name and description',
  access: PRACTITIONERS,
  params: idParams,
  body: v.object({ name: requiredName, description }),
  response: message,
  refusals: [400, 401, 403, 404],
})

export const deleteProtocol = defineCall({
  id: 'deleteProtocol',
  method: 'DELETE',
  path: '/v2/account/practitioners/protocols/{id}',
  summary: 'Delete a protocol',
  access: PRACTITIONERS,
  params: idParams,
  response: message,
  refusals: [400, 401, 403, 404],
})

export const duplicateProtocol = defineCall({
  id: 'duplicateProtocol',
  method: 'POST',
  path: '/v2/account/practitioners/protocols/duplicate',
  summary: 'Copy a protocol; the answer has the new id',
  access: PRACTITIONERS,
  body: v.object({ protocol_id: id }),
  response: v.object({ protocol_id: v.number() }),
  refusals: [400, 401, 403, 404],
})

export const shareProtocol = defineCall({
  id: 'shareProtocol',
  method: 'POST',
  path: '/v2/account/practitioners/protocols/assign',
  summary: 'Share a protocol with a client or a new person by e-mail',
  access: SHARERS,
  body: shareRequest,
  response: message,
  refusals: [400, 401, 403, 404, 409],
})

export const searchProtocols = defineCall({
  id: 'searchProtocols',
  method: 'POST',
  path: '/v2/account/practitioners/protocols/search',
  summary: 'Own protocols whose name or description has the words',
  access: PRACTITIONERS,
  query: v.object({ query: searchText }),
  response: v.object({ data: v.array(protocol) }),
  refusals: [400, 401, 403],
})

export const addProtocolProduct = defineCall({
  id: 'addProtocolProduct',
  method: 'POST',
  path: '/v2/account/practitioners/protocols/{id}/product/add',
  summary: 'Put a variant first in a protocol; one that is there is raised in place',
  access: PRACTITIONERS,
  params: idParams,
  body: v.object({
    product_id: id,
    language_id: id,
    name: requiredName,
    quantity,
    product_variant_id: id,
    notes: v.optional(note, ''),
  }),
  response: writtenLine,
  refusals: [400, 401, 403, 404],
})

export const updateProtocolProduct = defineCall({
  id: 'updateProtocolProduct',
  method: 'PUT',
  path: '/v2/account/practitioners/protocols/{id}/product/update',
  summary: 'Set quantity and note of a variant in a protocol',
  access: PRACTITIONERS,
  params: idParams,
  body: v.object({ quantity, notes: note, product_variant_id: id }),
  response: writtenLine,
  refusals: [400, 401, 403, 404],
})

export const removeProtocolProduct = defineCall({
  id: 'removeProtocolProduct',
  method: 'DELETE',
  path: '/v2/account/practitioners/protocols/{id}/product/update',
  summary: 'Take a variant out of a protocol',
  access: PRACTITIONERS,
  params: idParams,
  ...idsInQueryAndBody('product_variant_id'),
  response: message,
  refusals: [400, 401, 403, 404],
})
