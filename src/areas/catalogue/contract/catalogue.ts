import * as v from 'valibot'

import { EVERYBODY, EVERYBODY_KNOWN_OR_NOT } from '#contract/access.ts'
import { defineCall } from '#contract/call.ts'
import { AVAILABLE, FILTER_GROUPS, UNAVAILABLE } from './listing.ts'
import { idList, money, ordering, paging, slug } from '#contract/wire.ts'

export * from './listing.ts'

/**
 * A filter option with the number of products it would give (filters.options-carry-counts). `lang` where the name is
 * not in the asked language.
 */
const optionFields = {
  id: v.number(),
  name: v.string(),
  slug: v.string(),
  count: v.number(),
  lang: v.optional(v.string()),
}
export const filterOption = v.object(optionFields)
export interface CategoryOption extends v.InferOutput<typeof filterOption> {
  children?: CategoryOption[] | undefined
}
export const categoryOption: v.GenericSchema<CategoryOption> = v.object({
  ...optionFields,
  children: v.optional(v.array(v.lazy(() => categoryOption))),
})

/** An option as filters hold it: id and name (filters.address-names-options), with children in a tree. */
export type FilterOption = CategoryOption

/** All groups with their options; zero waste is counted too. */
export const filterOptions = v.object({
  categories: v.array(categoryOption),
  health_goals: v.array(filterOption),
  brands: v.array(filterOption),
  delivery_form: v.array(filterOption),
  suitable_for: v.array(filterOption),
  free_from: v.array(filterOption),
  zero_waste: v.array(filterOption),
})
export type FilterOptions = v.InferOutput<typeof filterOptions>

/** Something with a name and an address of its own: a brand, a form, a claim. */
export const named = v.object({ id: v.number(), name: v.string(), slug: v.string(), lang: v.optional(v.string()) })

/**
 * A picture with its thumbnails of 75, 125 and 250 CSS pixels, and for dense screens 500 where one file does not serve
 * all. Addresses start at the shop's root.
 */
export const asset = v.object({
  thumbnails: v.object({ 75: v.string(), 125: v.string(), 250: v.string(), 500: v.optional(v.string()) }),
  image_url: v.string(),
  /** Set if the picture shows one variant rather than the product. */
  variant_id: v.optional(v.number()),
})

/** The price of a kilogram or a litre, and how much of it the pack holds (price.per-kilogram-or-litre). */
export const unitPrice = v.object({ price: money, unit: v.picklist(['kg', 'l']), amount: v.number() })
export type UnitPrice = v.InferOutput<typeof unitPrice>

/**
 * A variant in lists (catalogue.card-fields). The price is null for those who may not buy it
 * (product.restricted-shows-no-price).
 */
export const variant = v.object({
  id: v.number(),
  price: v.nullable(money),
  sku: v.string(),
  unit_of_measure: v.nullable(v.string()),
  /** Empty where the shop knows none. */
  net_contents: v.string(),
  /** Null if it is not counted: in stock, and bounded by the most of one line alone (catalogue.uncounted-stock). */
  stock: v.nullable(v.number()),
  availability: v.picklist([AVAILABLE, UNAVAILABLE]),
  /** Absent for what is sold by number, and without a price. */
  unit_price: v.optional(unitPrice),
  /** **(ext)** What a reduced price is compared with (price.earlier-is-lowest-of-30-days). Absent where nothing may be. */
  earlier_price: v.optional(money),
})

/** A product in lists (catalogue.card-fields, catalogue.first-variant-is-the-cards). */
export const listProduct = v.object({
  product_id: v.number(),
  name: v.string(),
  slug: v.string(),
  lang: v.optional(v.string()),
  brand: named,
  assets: v.array(asset),
  variants: v.array(variant),
  delivery_form: v.nullable(named),
  suitable_for: v.array(named),
  free_from: v.array(named),
  zero_waste: v.boolean(),
  practitioner_only: v.boolean(),
})
export type ListProduct = v.InferOutput<typeof listProduct>

/**
 * Product list response (catalogue.list-answer-has-totals). available and unavailable count what each availability
 * option would give: their own group is left out.
 */
export const productPage = v.object({
  data: v.array(listProduct),
  total_results: v.number(),
  total_pages: v.number(),
  current_page: v.number(),
  limit: v.number(),
  available_products: v.number(),
  unavailable_products: v.number(),
  /**
   * Only where nothing was found: the one filter group without which most would be found, and how many
   * (filters.empty-result-names-one-filter). Absent where no single one helps.
   */
  relief: v.optional(v.object({ group: v.picklist(FILTER_GROUPS), total_results: v.number() })),
})
export type ProductPage = v.InferOutput<typeof productPage>

/** The eight filters as they stand in a query (address.listing-query-parameters). */
export const filterQuery = v.object({
  categories: v.optional(idList),
  health_goals: v.optional(idList),
  brands: v.optional(idList),
  delivery_form: v.optional(idList),
  suitable_for: v.optional(idList),
  free_from: v.optional(idList),
  availability: v.optional(idList),
  zero_waste: v.optional(idList),
})
/** Chosen ids by group. */
export type FilterIds = v.InferOutput<typeof filterQuery>

export const listFilterOptions = defineCall({
  id: 'listFilterOptions',
  method: 'GET',
  path: '/v2/storefront/categories',
  summary: 'Filter options of all groups with the number of products each would give',
  access: EVERYBODY,
  query: filterQuery,
  response: filterOptions,
  refusals: [400],
})

export const listProducts = defineCall({
  id: 'listProducts',
  method: 'GET',
  path: '/v2/storefront/products',
  summary: 'One page of products by filters and order',
  access: EVERYBODY_KNOWN_OR_NOT,
  query: v.object({
    ...filterQuery.entries,
    ...ordering,
    ...paging,
  }),
  response: productPage,
  refusals: [400],
})

/** A category of a product; `parent_id` is null at the top of the tree. */
export const productCategory = v.object({ ...named.entries, parent_id: v.nullable(v.number()) })

/** One ingredient of a daily dose. Amount and unit are null where the label gives none, dv_percent where there is no reference value. */
export const productIngredient = v.object({
  name: v.string(),
  amount: v.nullable(v.number()),
  unit: v.nullable(v.string()),
  dv_percent: v.nullable(v.number()),
  group: v.nullable(v.string()),
})

/** One product with all that its page shows (product.one-call-tells-all). */
export const product = v.object({
  ...listProduct.entries,
  /** The product's categories with their ancestors, each after its parent. */
  categories: v.array(productCategory),
  health_goals: v.array(named),
  /** Tag of description, serving size, suggested use, warnings, allergens and ingredients where they are not in the asked language; `lang` is the name's. */
  text_lang: v.optional(v.string()),
  description: v.nullable(v.string()),
  serving_size: v.nullable(v.string()),
  suggested_use: v.nullable(v.string()),
  /** Never the end of another text (product.warnings-stand-apart). */
  warnings: v.nullable(v.string()),
  allergens: v.nullable(v.string()),
  ingredients: v.array(productIngredient),
  other_ingredients: v.array(v.string()),
  /** Products of the same health goals and categories as cards, most alike first, those in stock before the others. */
  related: v.array(listProduct),
})
export type Product = v.InferOutput<typeof product>

export const getProduct = defineCall({
  id: 'getProduct',
  method: 'GET',
  path: '/v2/storefront/products/{slug}',
  summary: 'One product by its slug',
  access: EVERYBODY_KNOWN_OR_NOT,
  params: v.object({ slug }),
  response: product,
  refusals: [400, 404],
})
