import type { Kysely, Transaction } from 'kysely'

import {
  AVAILABLE,
  DEFAULT_ORDERING,
  type FilterIds,
  type FilterOptions,
  type ListProduct,
  type listProducts,
  ORDER,
  ORDER_BY,
  type Product,
  type ProductPage,
  UNAVAILABLE,
} from '#areas/catalogue/contract/catalogue.ts'
import type { CallInput } from '#contract/call.ts'
import { PRODUCTS_PAGE_SIZE } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { ShopOverview } from '#areas/catalogue/contract/overview.ts'
import type { SearchResult } from '#areas/catalogue/contract/search.ts'

import { withReadRetry } from '#server/database/index.ts'
import type { Schema } from '#server/database/schema.ts'
import { type ProductAddress, readAddresses } from './addresses.ts'
import { listCards, readPackSpec } from './cards.ts'
import type { ReadyJson } from '#server/ready-json.ts'
import { listOptions } from './filter-options.ts'
import { listOptionsJson } from './filter-options-json.ts'
import { findMisfits, type Wished } from './fit.ts'
import { followCatalogue, type FollowOptions } from './follow.ts'
import { known } from './known.ts'
import type { CatalogueDatabase } from './needs.ts'
import { overviewOf } from './overview.ts'
import type { PackSpec } from './packs.ts'
import { popularProducts } from './popular.ts'
import { readProduct } from './product.ts'
import { type CursorQuery, type SearchInput, searchPage, type SearchSlice, searchSlice } from './search/index.ts'
import type { SearchableModel } from './search/model.ts'
import { walk } from './store/order.ts'
import type { Viewer } from '#server/signed-in/viewer.ts'

export { type PackSpec, packHash } from './packs.ts'
export { mayBuy } from './viewer.ts'
export type { CursorQuery, SearchInput } from './search/index.ts'
export { raiseCatalogueVersion, raiseStockVersion } from './version.ts'

export type ProductQuery = CallInput<typeof listProducts>['query']

/** The catalogue as the shop's visitors meet it. */
export interface Catalogue {
  /** Version that answers come from; it grows with every change. */
  readonly version: number
  readonly productCount: number
  listFilterOptions(ids: FilterIds, language: LanguageCode): Promise<FilterOptions>
  /** `listFilterOptions` as ready JSON, several times faster for a large catalogue. */
  filterOptionsJson(ids: FilterIds, language: LanguageCode): Promise<ReadyJson<FilterOptions>>
  overview(language: LanguageCode): Promise<ShopOverview>
  listProducts(query: ProductQuery, language: LanguageCode, viewer: Viewer): Promise<ProductPage>
  /** A product with all data of its page; null if no product has this slug. */
  getProduct(slug: string, language: LanguageCode, viewer: Viewer): Promise<Product | null>
  search(input: SearchInput, language: LanguageCode, viewer: Viewer): Promise<SearchResult>
  /** A slice of a search; null if the cursor does not come from this query. */
  searchSlice(query: CursorQuery, language: LanguageCode, viewer: Viewer): Promise<SearchSlice | null>
  /** Best-selling products, as signed-out visitors see them. */
  popular(language: LanguageCode): Promise<ListProduct[]>
  /**
   * Products by id for this viewer, with pictures of all their variants. Ids that the catalogue does not hold are left
   * out. Reads in `transaction` if given.
   */
  productsOf(
    ids: readonly number[],
    language: LanguageCode,
    viewer: Viewer,
    transaction?: Transaction<Schema>,
  ): Promise<ListProduct[]>
  /**
   * The given products that lack something of what is wished for, by id, each with up to three alternatives
   * (share.fit-check).
   */
  misfits(wished: Wished, language: LanguageCode, viewer: Viewer): Promise<Map<number, Misfit>>
  /** Up to `count` consecutive products in the order of their ids, from a 0-based position on. */
  listAddresses(from: number, count: number): Promise<ProductAddress[]>
  /**
   * Pack shot of a variant, or of its product in lists if the variant is not on sale. Null if there is no such product.
   */
  packSpec(productId: number, variantId: number): Promise<PackSpec | null>
  close(): Promise<void>
}

/** Properties that a product lacks, and products that could replace it, cheapest first. */
export interface Misfit {
  readonly lacks: ReturnType<typeof findMisfits>[number]['lacks']
  readonly swaps: ListProduct[]
}

/** An unknown viewer may not buy restricted products (product.restricted-is-for-types-one-and-two). */
const VISITOR: Viewer = { mayBuyRestricted: false }

/**
 * Opens the catalogue of a database for a region's shop: loads it and follows its changes.
 *
 * @throws if the database cannot be reached
 */
export async function openCatalogue(database: CatalogueDatabase, options: FollowOptions): Promise<Catalogue> {
  const { region, log } = options
  const followed = await followCatalogue(database, options)
  const cardsOf = (
    model: SearchableModel,
    products: readonly number[],
    language: LanguageCode,
    viewer: Viewer,
  ): Promise<ListProduct[]> =>
    withReadRetry(database, () => listCards(database.db, model, products, { language, region, viewer }))
  return {
    get version() {
      return followed.current().version
    },
    get productCount() {
      return followed.current().productIds.length
    },
    listFilterOptions: async (ids, language) => listOptions(followed.current(), ids, language),
    filterOptionsJson: async (ids, language) => listOptionsJson(followed.current(), ids, language),
    overview: async (language) => overviewOf(followed.current(), language),
    listProducts: async (query, language, viewer) => {
      const model = followed.current()
      const { page = 1, limit = PRODUCTS_PAGE_SIZE } = query
      const orderBy = known(ORDER_BY, 'order_by', query.order_by, log) ?? DEFAULT_ORDERING.order_by
      const order = known(ORDER, 'order', query.order, log) ?? DEFAULT_ORDERING.order
      const selection = model.select(model.choose(query))
      const sequence = await model.orders.sequence(orderBy, order, language, viewer)
      // Empty past the end (catalogue.past-the-end-is-empty).
      const products = walk(sequence, selection.matches, (page - 1) * limit, limit)
      const { relief } = selection
      return {
        data: await cardsOf(model, products, language, viewer),
        total_results: selection.total,
        total_pages: Math.ceil(selection.total / limit),
        current_page: page,
        limit,
        available_products: model.countOf(selection, 'availability', AVAILABLE),
        unavailable_products: model.countOf(selection, 'availability', UNAVAILABLE),
        ...(relief ? { relief: { group: relief.group, total_results: relief.total } } : {}),
      }
    },
    getProduct: (slug, language, viewer) =>
      withReadRetry(database, () => readProduct(database.db, followed.current(), slug, { language, region, viewer })),
    search: (input, language, viewer) => {
      const model = followed.current()
      return searchPage(input, {
        model,
        view: { language, region, viewer },
        log,
        cards: (products) => cardsOf(model, products, language, viewer),
      })
    },
    searchSlice: (query, language, viewer) => {
      const model = followed.current()
      return searchSlice(query, {
        model,
        view: { language, region, viewer },
        cards: (products) => cardsOf(model, products, language, viewer),
      })
    },
    popular: (language) => {
      const model = followed.current()
      return cardsOf(model, popularProducts(model), language, VISITOR)
    },
    productsOf: async (ids, language, viewer, transaction) => {
      const model = followed.current()
      const products = ids.map((id) => model.productOf(id)).filter((product) => product !== undefined)
      if (products.length === 0) return []
      const read = (db: Kysely<Schema>) => listCards(db, model, products, { language, region, viewer }, 'all')
      return transaction ? read(transaction) : withReadRetry(database, () => read(database.db))
    },
    misfits: async (wished, language, viewer) => {
      const model = followed.current()
      const found = findMisfits(model, wished, language, viewer)
      const numbers = [...new Set(found.flatMap(({ swaps }) => swaps))]
      const cards = numbers.length === 0 ? [] : await cardsOf(model, numbers, language, viewer)
      const cardOf = new Map(cards.map((card) => [card.product_id, card]))
      return new Map(
        found.map(({ id, lacks, swaps }) => [
          id,
          { lacks, swaps: swaps.flatMap((swap) => cardOf.get(model.productIds[swap] ?? 0) ?? []) },
        ]),
      )
    },
    listAddresses: (from, count) =>
      withReadRetry(database, () => readAddresses(database.db, followed.current(), from, count)),
    packSpec: (productId, variantId) =>
      withReadRetry(database, () => readPackSpec(database.db, followed.current(), region, productId, variantId)),
    close: () => followed.close(),
  }
}
