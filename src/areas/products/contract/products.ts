import * as v from 'valibot'

import { asset } from '#areas/catalogue/contract/catalogue.ts'
import { ADMINS } from '#contract/access.ts'
import { defineCall } from '#contract/call.ts'
import { image } from '#contract/rules.ts'
import { id, idParams, money, pageFields, paging, pathId, searchText, timestamp } from '#contract/wire.ts'

import { fieldValue, newValue, storedPicture } from './fields.ts'

/** The states that an admin's list of products can be narrowed to. */
export const PRODUCT_STATES = ['in_stock', 'out_of_stock', 'no_price', 'hidden', 'edited'] as const
export type ProductState = (typeof PRODUCT_STATES)[number]

/** `newest` and `updated` have the latest first, `stock` the least. */
export const PRODUCT_ORDERS = ['newest', 'updated', 'name', 'stock'] as const
export type ProductOrder = (typeof PRODUCT_ORDERS)[number]

/** Of the variants that are listed; null where none of them has that price. */
const priceRange = v.nullable(v.object({ from: money, to: money }))

/** A product in an admin's list, on sale or not. */
export const adminProductSummary = v.object({
  product_id: v.number(),
  name: v.string(),
  /** Set where the name is not in the asked language. */
  lang: v.optional(v.string()),
  brand: v.string(),
  asset: v.nullable(asset),
  /** Of its first variant. */
  sku: v.string(),
  variants: v.number(),
  price_eur: priceRange,
  price_gbp: priceRange,
  /** Of all variants; null where it is not counted. */
  stock: v.nullable(v.number()),
  hidden: v.boolean(),
  edited: v.boolean(),
  updated_at: timestamp,
})

/** An import from the browser. */
export const productImport = v.object({ import_id: v.number(), file_name: v.string(), begun_at: timestamp })

export const listAllProducts = defineCall({
  id: 'listAllProducts',
  method: 'GET',
  path: '/v2/admin/products',
  summary:
    'All products, on sale or not. The keyword is looked for in names and brands, and at the beginning of skus and barcodes. `imports` are the latest that products came from',
  access: ADMINS,
  query: v.object({
    ...paging,
    keyword: v.optional(searchText),
    state: v.optional(v.picklist(PRODUCT_STATES)),
    import_id: v.optional(pathId),
    order_by: v.optional(v.picklist(PRODUCT_ORDERS)),
  }),
  response: v.object({ data: v.array(adminProductSummary), imports: v.array(productImport), ...pageFields }),
  refusals: [400, 401, 403],
})

/** One change of a field by hand. */
export const productEdit = v.object({
  id: v.number(),
  field: v.string(),
  before: fieldValue,
  after: fieldValue,
  /** Null once that account is deleted. */
  edited_by: v.nullable(v.object({ user_id: v.number(), first_name: v.string(), last_name: v.string() })),
  edited_at: timestamp,
  undone_at: v.nullable(timestamp),
  /** The field has not changed since. */
  can_undo: v.boolean(),
})

/** A product with every field that an admin edits. */
export const adminProduct = v.object({
  product_id: v.number(),
  slug: v.string(),
  /** Language code of its own texts. */
  language: v.string(),
  /** By their names: `name`, `name.de`, `price_eur.12`. */
  fields: v.record(v.string(), fieldValue),
  variants: v.array(v.object({ id: v.number(), sku: v.string(), withdrawn: v.boolean() })),
  import: v.nullable(productImport),
  /** The latest edits, those first. */
  edits: v.array(productEdit),
})
export type AdminProduct = v.InferOutput<typeof adminProduct>

export const getAnyProduct = defineCall({
  id: 'getAnyProduct',
  method: 'GET',
  path: '/v2/admin/products/{id}',
  summary: 'One product with every field that can be edited, and its latest edits',
  access: ADMINS,
  params: idParams,
  response: adminProduct,
  refusals: [400, 401, 403, 404],
})

const CHANGES_MAX = 500

/** `from`: the value that was changed, as it was read. */
export const fieldChange = v.object({
  field: v.pipe(v.string(), v.regex(/^[a-z_]+(\.[\w-]{1,12})?$/)),
  from: fieldValue,
  to: newValue,
})
export type FieldChange = v.InferOutput<typeof fieldChange>

export const saveProduct = defineCall({
  id: 'saveProduct',
  method: 'PUT',
  path: '/v2/admin/products/{id}',
  summary:
    'Change fields of a product, all or none. Where one of them is neither `from` nor `to` by now, nothing is changed (409), and `errors` names both values',
  access: ADMINS,
  params: idParams,
  body: v.object({ changes: v.pipe(v.array(fieldChange), v.minLength(1), v.maxLength(CHANGES_MAX)) }),
  response: v.object({ product: adminProduct, edits: v.array(v.number()) }),
  refusals: [400, 401, 403, 404, 409],
})

export const undoEdits = defineCall({
  id: 'undoEdits',
  method: 'POST',
  path: '/v2/admin/products/{id}/undo',
  summary:
    'Undo edits of a product, all or none: 409 where one of these fields has changed since. An edit that is undone already makes no difference',
  access: ADMINS,
  params: idParams,
  body: v.object({ edits: v.pipe(v.array(id), v.minLength(1), v.maxLength(CHANGES_MAX)) }),
  response: v.object({ product: adminProduct }),
  refusals: [400, 401, 403, 404, 409],
})

export const addProductPicture = defineCall({
  id: 'addProductPicture',
  method: 'POST',
  path: '/v2/admin/product-pictures',
  summary: 'Send a picture, which a product shows once its field `pictures` is saved with it',
  access: ADMINS,
  bodyType: 'form',
  body: v.object({ image }),
  response: v.object({ picture: storedPicture }),
  refusals: [400, 401, 403, 413, 415],
})

const choice = v.object({ id: v.number(), name: v.string() })

/** Options that products can be given; a category has its whole path as name. */
export const productChoices = v.object({
  brand: v.array(choice),
  delivery_form: v.array(choice),
  categories: v.array(choice),
  health_goals: v.array(choice),
  suitable_for: v.array(choice),
  free_from: v.array(choice),
})
export type ProductChoices = v.InferOutput<typeof productChoices>

export const listProductChoices = defineCall({
  id: 'listProductChoices',
  method: 'GET',
  path: '/v2/admin/product-choices',
  summary: 'Every brand, form, category and other option that a product can be given, by name',
  access: ADMINS,
  response: productChoices,
  refusals: [401, 403],
})
