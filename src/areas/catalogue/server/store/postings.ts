import {
  AVAILABLE,
  FILTER_GROUPS,
  type FilterGroup,
  UNAVAILABLE,
  ZERO_WASTE,
} from '#areas/catalogue/contract/catalogue.ts'

import type { CatalogueColumns, StoredOption } from './columns.ts'

/**
 * Options of all eight groups under dense numbers. Availability and zero waste, which the shop's data do not
 * define, take part as options like any other: so counting and filtering know one kind of thing only.
 */
export interface OptionNumbers {
  readonly size: number
  /** The bit of each option's group, by option number. */
  readonly groupBits: Uint8Array
  /** The stored option of a number; the fixed ones have none. */
  readonly stored: readonly (StoredOption | undefined)[]
  /** The number of the option of this id in this group. */
  numberOf(group: FilterGroup, id: number): number | undefined
}

/** Which products an option has, and which options a product has: lists laid end to end, with where each starts. */
export interface Postings {
  readonly optionStarts: Uint32Array
  readonly optionsOfProducts: Uint32Array
  readonly productStarts: Uint32Array
  readonly productsOfOptions: Uint32Array
}

/** One bit a filter group. */
export function groupBit(group: FilterGroup): number {
  return 1 << FILTER_GROUPS.indexOf(group)
}

const FIXED: readonly { readonly group: FilterGroup; readonly id: number }[] = [
  { group: 'availability', id: AVAILABLE },
  { group: 'availability', id: UNAVAILABLE },
  { group: 'zero_waste', id: ZERO_WASTE },
]

export function numberOptions(options: readonly StoredOption[]): OptionNumbers {
  const all = [...FIXED, ...options]
  const numbers = new Map(all.map(({ group, id }, number) => [`${group} ${id}`, number]))
  return {
    size: all.length,
    groupBits: Uint8Array.from(all, ({ group }) => groupBit(group)),
    stored: [...FIXED.map(() => undefined), ...options],
    numberOf: (group, id) => numbers.get(`${group} ${id}`),
  }
}

/**
 * A category's products are those of its descendants too (filters.alternatives-within-a-group): so each product carries
 * the ancestors of its categories.
 */
export function buildPostings(columns: CatalogueColumns, numbers: OptionNumbers): Postings {
  const optionStarts = new Uint32Array(columns.productIds.length + 1)
  const optionsOfProducts: number[] = []
  const { withAncestors, fixed } = lineages(columns.options, numbers)
  const lastProduct = new Int32Array(numbers.size).fill(-1)
  const counts = new Uint32Array(numbers.size)

  const add = (product: number, option: number): void => {
    if (lastProduct[option] === product) return
    lastProduct[option] = product
    counts[option] = (counts[option] ?? 0) + 1
    optionsOfProducts.push(option)
  }
  let pair = 0
  for (let product = 0; product < columns.productIds.length; product += 1) {
    add(product, columns.available[product] ? fixed.available : fixed.unavailable)
    if (columns.zeroWaste[product]) add(product, fixed.zeroWaste)
    for (const id of [columns.brandIds[product], columns.deliveryFormIds[product]]) {
      for (const option of withAncestors.get(id ?? 0) ?? []) add(product, option)
    }
    for (; columns.pairProducts[pair] === product; pair += 1) {
      for (const option of withAncestors.get(columns.pairOptionIds[pair] ?? 0) ?? []) add(product, option)
    }
    optionStarts[product + 1] = optionsOfProducts.length
  }
  return {
    optionStarts,
    optionsOfProducts: Uint32Array.from(optionsOfProducts),
    ...invert(optionStarts, optionsOfProducts, counts),
  }
}

function lineages(options: readonly StoredOption[], numbers: OptionNumbers) {
  const byId = new Map(options.map((option) => [option.id, option]))
  const numberOf = (group: FilterGroup, id: number): number => {
    const number = numbers.numberOf(group, id)
    if (number === undefined) throw new Error(`No option ${id} in ${group}`)
    return number
  }
  const withAncestors = new Map<number, number[]>()
  for (const option of options) {
    const lineage: number[] = []
    for (let at: StoredOption | undefined = option; at; at = at.parentId === null ? undefined : byId.get(at.parentId)) {
      lineage.push(numberOf(at.group, at.id))
    }
    withAncestors.set(option.id, lineage)
  }
  const fixed = {
    available: numberOf('availability', AVAILABLE),
    unavailable: numberOf('availability', UNAVAILABLE),
    zeroWaste: numberOf('zero_waste', ZERO_WASTE),
  }
  return { withAncestors, fixed }
}

function invert(optionStarts: Uint32Array, optionsOfProducts: readonly number[], counts: Uint32Array) {
  const productStarts = new Uint32Array(counts.length + 1)
  for (let option = 0; option < counts.length; option += 1) {
    productStarts[option + 1] = (productStarts[option] ?? 0) + (counts[option] ?? 0)
  }
  const next = productStarts.slice()
  const productsOfOptions = new Uint32Array(optionsOfProducts.length)
  for (let product = 0; product + 1 < optionStarts.length; product += 1) {
    for (let at = optionStarts[product] ?? 0; at < (optionStarts[product + 1] ?? 0); at += 1) {
      const option = optionsOfProducts[at] ?? 0
      const place = next[option] ?? 0
      productsOfOptions[place] = product
      next[option] = place + 1
    }
  }
  return { productStarts, productsOfOptions }
}
