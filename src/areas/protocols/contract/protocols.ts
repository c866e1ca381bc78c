import * as v from 'valibot'

import { APPROVED_PRACTITIONERS, PRACTITIONERS, SHARERS } from '#contract/access.ts'
import { defineCall } from '#contract/call.ts'
import { GROUPS } from '#areas/intake/contract/groups.ts'
import { intakeSums } from '#areas/intake/contract/sums.ts'
import { asset, listProduct, named } from '#areas/catalogue/contract/catalogue.ts'
import {
  description,
  discount,
  email,
  name,
  note,
  quantity,
  requiredDescription,
  requiredName,
} from '#contract/rules.ts'
import type { RuleError } from '#contract/rules.ts'
import {
  id,
  idParams,
  idsInQueryAndBody,
  message,
  money,
  ordering,
  pageFields,
  pathId,
  paging,
  percent,
  position,
  searchText,
  seconds,
  timestamp,
} from '#contract/wire.ts'

import { dosage, serving } from './dosage/dosage.ts'

/**
 * A product in a protocol (lines.shown-fields). The first variant is the one chosen; a line is known by its id
 * (lines.known-by-variant). Prices are for one unit, and shown to everyone who may see the protocol. `lang` where the name is not in
 * the asked language.
 */
export const protocolProduct = v.object({
  product_id: v.number(),
  name: v.string(),
  slug: v.string(),
  lang: v.optional(v.string()),
  brand: named,
  assets: v.array(asset),
  variants: v.array(
    v.object({
      id: v.number(),
      price: money,
      unit_of_measure: v.nullable(v.string()),
      net_contents: v.string(),
      stock: v.nullable(v.number()),
    }),
  ),
  item_count: v.number(),
  notes: v.string(),
  /** Null, or left out by what an earlier version has stored, where it has none. */
  dosage: v.optional(v.nullable(dosage)),
  /** Of its label; left out where it can't be told. */
  serving: v.optional(serving),
  /** Of its label (dosage.plan-names-what-to-mind); left out in lists, and where there are none. `lang` where they are not in the asked language. */
  cautions: v.optional(
    v.object({ warnings: v.nullable(v.string()), allergens: v.nullable(v.string()), lang: v.optional(v.string()) }),
  ),
  /** Contents of one pack, by its label; left out where it can't be told. */
  pack: v.optional(v.object({ unit: serving.entries.unit, amount: v.number() })),
})
export type ProtocolProduct = v.InferOutput<typeof protocolProduct>

/** The fields that every reader of a protocol gets (lines.stored-fields). The line added last comes first. */
export const protocolFields = {
  protocol_id: v.number(),
  name: v.string(),
  description: v.string(),
  total_price: money,
  products: v.array(protocolProduct),
}

/** A protocol as its practitioner has it. `shared_with`: the number of clients who hold it. */
export const protocol = v.object({ ...protocolFields, updated_at: timestamp, shared_with: v.number() })
export type Protocol = v.InferOutput<typeof protocol>

/** `invited` until they have agreed (clients.linked-by-their-own-yes). */
export const clientStatus = v.picklist(['invited', 'active'])

/**
 * One client a protocol was shared with, or somebody who was invited: of them nothing but the share is known. `ordered_at`: their first order of one of its products since, placed while the
 * sharer was their practitioner and not cancelled.
 */
export const protocolShare = v.object({
  client: v.object({ id: v.number(), first_name: v.string(), last_name: v.string(), email: v.string() }),
  status: clientStatus,
  discount: percent,
  notes: v.string(),
  shared_at: timestamp,
  opened_at: v.nullable(timestamp),
  ordered_at: v.nullable(timestamp),
})
export type ProtocolShare = v.InferOutput<typeof protocolShare>

/**
 * One protocol with its shares, the latest first. `commission_rate`: the practitioner's base rate, from which a client's
 * discount is taken (commission.rate-is-what-is-left).
 */
export const protocolDetail = v.object({
  ...protocol.entries,
  shares: v.array(protocolShare),
  commission_rate: percent,
})
export type ProtocolDetail = v.InferOutput<typeof protocolDetail>

/** Protocol list response (protocols.list-answer). */
export const protocolPage = v.object({ data: v.array(protocol), offset: v.optional(v.number()), ...pageFields })
export type ProtocolPage = v.InferOutput<typeof protocolPage>

/** A line as a write answers it (lines.update-call), and in full as `product`. */
const writtenLine = v.object({
  data: v.object({
    protocol_id: v.number(),
    product_id: v.number(),
    product_variant_id: v.number(),
    notes: v.string(),
    quantity: v.number(),
  }),
  product: protocolProduct,
})
export type WrittenLine = v.InferOutput<typeof writtenLine>

/** A line that does not suit a client, with products of the same main ingredient that do (share.fit-check). */
export const misfit = v.object({
  product_variant_id: v.number(),
  /** Diets and substances to avoid that the client asks for and the product does not state. */
  lacks: v.array(v.object({ ...named.entries, group: v.picklist(['suitable_for', 'free_from']) })),
  swaps: v.array(listProduct),
})
export type Misfit = v.InferOutput<typeof misfit>

/** The fields that the sender has changed; the others carry the values that were shown. Left out, all have been changed. */
const changedOf = <const Field extends string>(fields: readonly [Field, ...Field[]]) =>
  v.optional(v.array(v.picklist(fields)))

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

/** By last change, newest first, or by name from A (protocols.sorted-three-ways). */
export const PROTOCOL_ORDER_BY = ['updated_at', 'name'] as const

/** For practitioners, certified or not (protocols.list-for-types-two-and-three). */
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
  summary: 'One of the own protocols, with whom it was shared',
  access: PRACTITIONERS,
  params: idParams,
  response: protocolDetail,
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
  refusals: [400, 401, 403, 409],
  idempotent: true,
})

export const updateProtocol = defineCall({
  id: 'updateProtocol',
  method: 'PUT',
  path: '/v2/account/practitioners/protocols/update/{id}',
  summary: 'Change name and description, or what of them is named in `changed`; the answer has both as they now are',
  access: PRACTITIONERS,
  params: idParams,
  body: v.object({ name: requiredName, description, changed: changedOf(['name', 'description']) }),
  response: v.object({ ...message.entries, name: v.optional(v.string()), description: v.optional(v.string()) }),
  refusals: [400, 401, 403, 404],
})

export const deleteProtocol = defineCall({
  id: 'deleteProtocol',
  method: 'DELETE',
  path: '/v2/account/practitioners/protocols/{id}',
  summary: 'Delete a protocol, unless it was changed within the last `unless_changed_within` seconds',
  access: PRACTITIONERS,
  params: idParams,
  query: v.object({ unless_changed_within: v.optional(seconds) }),
  response: message,
  refusals: [400, 401, 403, 404, 409],
})

export const restoreProtocol = defineCall({
  id: 'restoreProtocol',
  method: 'POST',
  path: '/v2/account/practitioners/protocols/{id}/restore',
  summary: 'Bring a deleted protocol back with its lines and shares, within 30 days',
  access: PRACTITIONERS,
  params: idParams,
  response: protocol,
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
  refusals: [400, 401, 403, 404, 409],
  idempotent: true,
})

export const shareProtocol = defineCall({
  id: 'shareProtocol',
  method: 'POST',
  path: '/v2/account/practitioners/protocols/assign',
  summary: 'Share a protocol with a client or a new person by email',
  access: SHARERS,
  body: shareRequest,
  /** `discount_rate`: what the client's cart takes off now; null where another practitioner is theirs. */
  response: v.object({
    ...message.entries,
    client_id: v.number(),
    discount_rate: v.optional(v.nullable(percent)),
  }),
  refusals: [400, 401, 403, 404, 409],
  idempotent: true,
})

export const checkFit = defineCall({
  id: 'checkFit',
  method: 'GET',
  path: '/v2/account/practitioners/protocols/{id}/fit/{client_id}',
  summary: "Lines that do not suit a client's diet and allergies, with swaps",
  access: APPROVED_PRACTITIONERS,
  params: v.object({ id: pathId, client_id: pathId }),
  response: v.object({ data: v.array(misfit) }),
  refusals: [400, 401, 403, 404],
})

export const readShareMail = defineCall({
  id: 'readShareMail',
  method: 'GET',
  path: '/v2/account/practitioners/protocols/{id}/shares/{client_id}/mail',
  summary: 'The email by which a protocol was shared, as it was sent, without its link',
  access: PRACTITIONERS,
  params: v.object({ id: pathId, client_id: pathId }),
  response: v.object({ subject: v.string(), text: v.string() }),
  refusals: [400, 401, 403, 404],
})

export const suggestNotes = defineCall({
  id: 'suggestNotes',
  method: 'GET',
  path: '/v2/account/practitioners/notes',
  summary: 'Own earlier notes: first those for this product, then those used most; eight at most',
  access: PRACTITIONERS,
  query: v.object({ product_id: pathId }),
  response: v.object({ data: v.array(v.string()) }),
  refusals: [400, 401, 403],
})

export const searchProtocols = defineCall({
  id: 'searchProtocols',
  method: 'POST',
  path: '/v2/account/practitioners/protocols/search',
  summary: 'Own protocols whose name or description has the words',
  access: PRACTITIONERS,
  query: v.object({ query: searchText, ...paging, ...ordering }),
  response: protocolPage,
  refusals: [400, 401, 403],
})

export const addProtocolProduct = defineCall({
  id: 'addProtocolProduct',
  method: 'POST',
  path: '/v2/account/practitioners/protocols/{id}/product/add',
  summary:
    'Put a variant first in a protocol, or at a position counted from 1; one that is there is raised in place. Without a dosage it gets the usual one',
  access: PRACTITIONERS,
  params: idParams,
  body: v.object({
    product_id: id,
    language_id: id,
    name: requiredName,
    quantity,
    product_variant_id: id,
    notes: v.optional(note, ''),
    dosage: v.optional(v.nullable(dosage)),
    position: v.optional(position),
  }),
  response: writtenLine,
  refusals: [400, 401, 403, 404, 409],
  idempotent: true,
})

export const updateProtocolProduct = defineCall({
  id: 'updateProtocolProduct',
  method: 'PUT',
  path: '/v2/account/practitioners/protocols/{id}/product/update',
  summary:
    'Set quantity, note and dosage of a variant in a protocol; what is not sent, or not named in `changed`, stays',
  access: PRACTITIONERS,
  params: idParams,
  body: v.object({
    quantity: v.optional(quantity),
    notes: v.optional(note),
    dosage: v.optional(v.nullable(dosage)),
    product_variant_id: id,
    changed: changedOf(['quantity', 'notes', 'dosage']),
  }),
  response: writtenLine,
  refusals: [400, 401, 403, 404],
})

/** The server takes the line's variant from body or query (lines.delete-call). */
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

/**
 * For the figures of `group`, by default the one that the client told, or adults; the products are those on sale, with the servings that follow from their dosages. With
 * `client_id` over all protocols that are shared with that client.
 */
export const getIntake = defineCall({
  id: 'getIntake',
  method: 'GET',
  path: '/v2/account/practitioners/protocols/{id}/intake',
  summary: 'Daily amounts by substance over a protocol, beside reference values and highest intakes with their sources',
  access: PRACTITIONERS,
  params: idParams,
  query: v.object({ group: v.optional(v.picklist(GROUPS)), client_id: v.optional(pathId) }),
  response: intakeSums,
  refusals: [400, 401, 403, 404],
})
