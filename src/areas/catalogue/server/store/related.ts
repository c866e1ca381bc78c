import { groupBit, type OptionNumbers, type Postings } from './postings.ts'

const ALIKE_BY = groupBit('health_goals') | groupBit('categories')

/**
 * The products that share the most health goals and categories with one, those in stock first
 * (product.one-call-tells-all). A deep category weighs more, as its ancestors are shared too. Equals follow in the
 * order of their ids, starting after the product itself and going round: so every product is somebody's neighbour, not
 * only the newest ones.
 *
 * @param available by product: 1 where it is in stock
 */
export function relatedProducts(
  product: number,
  count: number,
  available: Int32Array,
  { groupBits }: OptionNumbers,
  { optionStarts, optionsOfProducts, productStarts, productsOfOptions }: Postings,
): number[] {
  const shared = new Uint16Array(available.length)
  const end = optionStarts[product + 1] ?? 0
  for (let at = optionStarts[product] ?? 0; at < end; at += 1) {
    const option = optionsOfProducts[at] ?? 0
    if (((groupBits[option] ?? 0) & ALIKE_BY) === 0) continue
    const last = productStarts[option + 1] ?? 0
    for (let place = productStarts[option] ?? 0; place < last; place += 1) {
      const other = productsOfOptions[place] ?? 0
      shared[other] = (shared[other] ?? 0) + 1
    }
  }
  shared[product] = 0
  return best(count, shared, available, product + 1)
}

/** More than any number of shared options: stock decides first. */
const IN_STOCK = 0x1_0000

function best(count: number, shared: Uint16Array, available: Int32Array, start: number): number[] {
  const found: { readonly product: number; readonly rank: number }[] = []
  for (let step = 0; step < shared.length; step += 1) {
    const product = (start + step) % shared.length
    const alike = shared[product] ?? 0
    const rank = alike + (available[product] ? IN_STOCK : 0)
    if (alike === 0 || (found.length === count && rank <= (found.at(-1)?.rank ?? 0))) continue
    const place = found.findIndex((other) => other.rank < rank)
    found.splice(place === -1 ? found.length : place, 0, { product, rank })
    if (found.length > count) found.pop()
  }
  return found.map(({ product }) => product)
}
