import type { Order, OrderBy } from '#areas/catalogue/contract/catalogue.ts'
import { bcp47, type LanguageCode } from '#contract/languages.ts'

import type { Viewer } from '#server/signed-in/viewer.ts'
import { firstFrom } from './ascending.ts'
import { collate } from './collate.ts'
import type { CatalogueColumns } from './columns.ts'

/** All products in an order, to be walked from the front or, `reversed`, from the end. */
export interface Sequence {
  readonly products: Int32Array
  readonly reversed: boolean
}

/** The orders of one version of the catalogue. Equals stand by id, in the direction of the order. */
export interface Orders {
  /** Product numbers in the order of their names, by language, as far as it has been asked for. */
  readonly byName: Map<LanguageCode, Promise<Int32Array>>
  /**
   * @param viewer products without a price for them come last in either direction of the price
   *   (product.restricted-shows-no-price), by id, so that their place does not tell the price
   */
  sequence(orderBy: OrderBy, order: Order, language: LanguageCode, viewer: Viewer): Promise<Sequence>
}

/** @param names the order of the names of an earlier version, if they are the same */
export function createOrders(columns: CatalogueColumns, names: Orders['byName'] = new Map()): Orders {
  const byId = Int32Array.from(columns.productIds, (_, product) => product)
  const openByPrice = (shared: readonly number[]) => {
    const isHidden = hiddenProducts(columns, shared)
    return {
      asc: hiddenLast(isHidden, columns.byPrice, byId),
      desc: hiddenLast(isHidden, columns.byPrice.toReversed(), byId.toReversed()),
    }
  }
  const visitors = openByPrice([])
  const byName = (language: LanguageCode): Promise<Int32Array> => {
    const known = names.get(language) ?? collate(namesIn(columns, language), bcp47(language))
    names.set(language, known)
    return known
  }
  const ascending = (orderBy: Exclude<OrderBy, 'name'>): Int32Array =>
    ({ id: byId, price: columns.byPrice, created_at: columns.byCreated, updated_at: columns.byUpdated })[orderBy]

  return {
    byName: names,
    sequence: async (orderBy, order, language, { mayBuyRestricted, shared }) => {
      const reversed = order === 'desc'
      if (orderBy === 'name') return { products: await byName(language), reversed }
      if (orderBy === 'price' && !mayBuyRestricted)
        return { products: (shared === undefined ? visitors : openByPrice(shared))[order], reversed: false }
      return { products: ascending(orderBy), reversed }
    },
  }
}

function namesIn(columns: CatalogueColumns, language: LanguageCode): readonly string[] {
  const translated = columns.translatedNames.get(language)
  return translated ? columns.names.map((name, product) => translated.get(product) ?? name) : columns.names
}

/** Marks with 1 each product whose price is hidden from the viewer; `shared` has the ids of those shared with them. */
function hiddenProducts({ practitionerOnly, productIds }: CatalogueColumns, shared: readonly number[]): Int32Array {
  const hidden = practitionerOnly.slice()
  for (const id of shared) {
    const product = firstFrom(productIds, id)
    if (productIds[product] === id) hidden[product] = 0
  }
  return hidden
}

function hiddenLast(hidden: Int32Array, inOrder: Int32Array, byId: Int32Array): Int32Array {
  const open = inOrder.filter((product) => !hidden[product])
  const all = new Int32Array(inOrder.length)
  all.set(open)
  all.set(
    byId.filter((product) => hidden[product]),
    open.length,
  )
  return all
}

/** The products of a sequence that match, without the first `skip`, at most `take`. A late page costs no more than the walk. */
export function walk({ products, reversed }: Sequence, matches: Uint8Array, skip: number, take: number): number[] {
  const found: number[] = []
  let toSkip = skip
  for (let step = 0; step < products.length && found.length < take; step += 1) {
    const product = products[reversed ? products.length - 1 - step : step] ?? 0
    if (!matches[product]) continue
    if (toSkip > 0) toSkip -= 1
    else found.push(product)
  }
  return found
}
