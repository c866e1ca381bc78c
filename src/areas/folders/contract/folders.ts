import * as v from 'valibot'

import { PRACTITIONERS } from '#contract/access.ts'
import { defineCall } from '#contract/call.ts'
import { asset, named, unitPrice } from '#areas/catalogue/contract/catalogue.ts'
import { protocol } from '#areas/protocols/contract/protocols.ts'
import { requiredName } from '#contract/rules.ts'
import { id, idParams, message, money, pathId, timestamp } from '#contract/wire.ts'

/** Something kept in a folder: a product or a protocol. `lang` where the name is not in the asked language. */
export const folderItem = v.variant('kind', [
  v.object({
    kind: v.literal('product'),
    item_id: v.number(),
    product_id: v.number(),
    product_variant_id: v.number(),
    name: v.string(),
    slug: v.string(),
    lang: v.optional(v.string()),
    brand: named,
    /** Null for those who may not buy it (product.restricted-shows-no-price). */
    price: v.nullable(money),
    asset: v.nullable(asset),
    unit_of_measure: v.nullable(v.string()),
    net_contents: v.string(),
    stock: v.nullable(v.number()),
    unit_price: v.optional(unitPrice),
  }),
  v.object({
    kind: v.literal('protocol'),
    item_id: v.number(),
    ...v.omit(protocol, ['products']).entries,
  }),
])

export type FolderItem = v.InferOutput<typeof folderItem>

/** A named folder of a practitioner (folders.named-folders-of-practitioners). */
export const folder = v.object({
  folder_id: v.number(),
  name: v.string(),
  updated_at: timestamp,
  items: v.array(folderItem),
})
export type Folder = v.InferOutput<typeof folder>

export const listFolders = defineCall({
  id: 'listFolders',
  method: 'GET',
  path: '/v2/account/practitioners/folders',
  summary: 'Saved folders with what they hold, by name',
  access: PRACTITIONERS,
  response: v.array(folder),
  refusals: [401, 403],
})

export const createFolder = defineCall({
  id: 'createFolder',
  method: 'POST',
  path: '/v2/account/practitioners/folders',
  summary: 'Make a folder',
  access: PRACTITIONERS,
  body: v.object({ name: requiredName }),
  response: folder,
  refusals: [400, 401, 403, 404, 409],
  idempotent: true,
})

export const renameFolder = defineCall({
  id: 'renameFolder',
  method: 'PUT',
  path: '/v2/account/practitioners/folders/{id}',
  summary: 'Rename a folder',
  access: PRACTITIONERS,
  params: idParams,
  body: v.object({ name: requiredName }),
  response: folder,
  refusals: [400, 401, 403, 404],
})

export const deleteFolder = defineCall({
  id: 'deleteFolder',
  method: 'DELETE',
  path: '/v2/account/practitioners/folders/{id}',
  summary: 'Delete a folder; what it holds stays where it is',
  access: PRACTITIONERS,
  params: idParams,
  response: message,
  refusals: [400, 401, 403, 404],
})

export const restoreFolder = defineCall({
  id: 'restoreFolder',
  method: 'POST',
  path: '/v2/account/practitioners/folders/{id}/restore',
  summary: 'Bring a deleted folder back with what it held, within 30 days',
  access: PRACTITIONERS,
  params: idParams,
  response: folder,
  refusals: [400, 401, 403, 404],
})

export const addToFolder = defineCall({
  id: 'addToFolder',
  method: 'POST',
  path: '/v2/account/practitioners/folders/{id}/items',
  summary: 'Put a product or a protocol into a folder; one that is there stays once',
  access: PRACTITIONERS,
  params: idParams,
  body: v.variant('kind', [
    v.object({ kind: v.literal('product'), product_id: id, product_variant_id: id }),
    v.object({ kind: v.literal('protocol'), protocol_id: id }),
  ]),
  response: folder,
  refusals: [400, 401, 403, 404],
})

export const removeFromFolder = defineCall({
  id: 'removeFromFolder',
  method: 'DELETE',
  path: '/v2/account/practitioners/folders/{id}/items/{item_id}',
  summary: 'Take something out of a folder',
  access: PRACTITIONERS,
  params: v.object({ id: pathId, item_id: pathId }),
  response: folder,
  refusals: [400, 401, 403, 404],
})
