import type { LanguageCode } from '#contract/languages.ts'

import type { SearchableModel } from './search/model.ts'
import type { NamedOption } from './store/option-texts.ts'
import { walk } from './store/order.ts'
import type { Viewer } from '#server/signed-in/viewer.ts'
import { mayBuy } from './viewer.ts'

/** Swaps for one product. */
const SWAPS = 3

const GROUPS = ['suitable_for', 'free_from'] as const

/** Products to judge, and the options (suitable for, free from) that each is to have, all by id. */
export interface Wished {
  readonly products: readonly number[]
  readonly options: readonly number[]
}

/** A product that lacks something, and product numbers of others that could take its place. */
interface Found {
  readonly id: number
  readonly lacks: (NamedOption & { readonly group: (typeof GROUPS)[number] })[]
  readonly swaps: readonly number[]
}

/**
 * The products that do not have all that is wished for (share.fit-check). A replacement has the same main ingredient
 * and all that is wished for, is in stock, is none of the given products, and may be bought by the viewer.
 */
export function findMisfits(
  model: SearchableModel,
  { products, options }: Wished,
  language: LanguageCode,
  viewer: Viewer,
): Found[] {
  const { numbers, postings, columns, productIds } = model
  const names = model.optionTexts(language).byNumber
  const wished = options.flatMap((id) =>
    GROUPS.flatMap((group) => {
      const number = numbers.numberOf(group, id)
      const option = number === undefined ? undefined : names[number]
      return number === undefined || option === undefined ? [] : [{ number, named: { ...option, group } }]
    }),
  )
  const lackedBy = (product: number) => {
    const own = postings.optionsOfProducts.subarray(postings.optionStarts[product], postings.optionStarts[product + 1])
    return wished.filter(({ number }) => !own.includes(number)).map(({ named }) => named)
  }
  const mayTakeItsPlace = (product: number): boolean => {
    const id = productIds[product] ?? 0
    return (
      columns.available[product] === 1 &&
      !products.includes(id) &&
      mayBuy(viewer, { id, isRestricted: columns.practitionerOnly[product] === 1 }) &&
      lackedBy(product).length === 0
    )
  }
  const cheapest = (candidates: readonly number[]): number[] => {
    if (candidates.length === 0) return []
    const matches = new Uint8Array(productIds.length)
    for (const product of candidates) matches[product] = 1
    return walk({ products: columns.byPrice, reversed: false }, matches, 0, SWAPS)
  }
  return [...new Set(products)].flatMap((id) => {
    const product = model.productOf(id)
    const lacks = product === undefined ? [] : lackedBy(product)
    return product === undefined || lacks.length === 0
      ? []
      : [{ id, lacks, swaps: cheapest(model.search.alike(product).filter(mayTakeItsPlace)) }]
  })
}
