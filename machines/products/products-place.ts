import { PRODUCT_ORDERS, PRODUCT_STATES } from '#areas/products/contract/products.ts'
import type { ProductOrder, ProductState } from '#areas/products/contract/products.ts'
import type { LanguageCode } from '#contract/languages.ts'

import { addressOfKey, listQuery, readId, readKeyword, readPage } from '../pages/list-query.ts'
import type { ListAddress } from '../pages/list-query.ts'
import { PAGES } from '../pages/pages.ts'
import { pageOf } from '../pages/place.ts'
import type { Place } from '../pages/place.ts'

/** The list is asked for anew on each entry: a product may have been edited on its own page a moment ago. */
export const PRODUCTS_EXPIRY_MS = 1

/** Rows a page of the list. */
export const ADMIN_PRODUCTS_SIZE = 25

/** Products that an address asks for. */
export interface ProductsPlace {
  readonly language: LanguageCode
  /** Empty where all are wanted. */
  readonly keyword: string
  /** Null for all. */
  readonly state: ProductState | null
  /** Null for those of any import. */
  readonly importId: number | null
  readonly order: ProductOrder
  /** Counted from 1. */
  readonly page: number
}

const [USUAL_ORDER] = PRODUCT_ORDERS

export function readProducts({ language, query }: ListAddress): ProductsPlace {
  return {
    language,
    keyword: readKeyword(query),
    state: PRODUCT_STATES.find((state) => state === query['state']) ?? null,
    importId: readId(query['import']),
    order: PRODUCT_ORDERS.find((order) => order === query['order']) ?? USUAL_ORDER,
    page: readPage(query),
  }
}

export const productsOfKey = (key: string): ProductsPlace => readProducts(addressOfKey(key))

/** The query of an address for the list of products. */
export const productsQuery = ({ keyword, state, importId, order, page }: Partial<ProductsPlace>): string =>
  listQuery({ query: keyword, state, import: importId, order: order === USUAL_ORDER ? null : order, page })

/** The product that an address names; null where it can be none. */
export const productIdIn = (place: Place): number | null => readId(pageOf(place)?.parameters['productId'])

export const adminProductPath = (productId: number): string =>
  PAGES.adminProduct.path.replace('{productId}', String(productId))
