import type { Region } from '#contract/constants.ts'

import type { ImportLine } from '../line.ts'
import type { SourceLine } from '../source.ts'
import type { Tally } from '../tally.ts'
import type { Records } from './records.ts'

/** The shop that reads a file. */
export interface ReadingShop {
  /** Prices without a currency are in that of the region. */
  readonly region: Region
  /** The brand of products that name none. */
  readonly name: string
}

/** Reads the products of one format. Goes through the records twice: first to learn what a product needs from elsewhere in the file. */
export type ReadProducts = (records: Records, shop: ReadingShop, tally: Tally) => AsyncIterable<SourceLine>

type Variant = ImportLine['variants'][number]

export function priceIn(region: Region, price: number | string | undefined): Pick<Variant, 'price_eur' | 'price_gbp'> {
  // What is no number is refused in words by the line's own schema.
  const cents = price as number | undefined
  return region === 'uk' ? { price_gbp: cents } : { price_eur: cents }
}

/** The stock of a count: none below zero, and of parts the whole ones. */
export function stockOf(count: number | string | undefined): number | null {
  if (count === undefined) return null
  return typeof count === 'string' ? (count as unknown as number) : Math.max(0, Math.floor(count))
}

/** Values of several options as one text of what is in a pack. */
export function contentsOf(values: readonly string[]): string | undefined {
  const said = values.filter((value) => value !== '' && value.toLowerCase() !== 'default title')
  return said.length === 0 ? undefined : said.join(', ')
}

/** Several variants need a text each to be told apart by: the sku where there is no other. */
export function toldApart(variants: readonly Variant[]): Variant[] {
  if (variants.length < 2) return [...variants]
  return variants.map((variant) => ({ ...variant, net_contents: variant.net_contents ?? variant.sku }))
}

export function noteDoubled(tally: Tally, number: number, sku: string, given: { sku: string; doubled?: number }): void {
  if (given.doubled !== undefined)
    tally.notes.push({
      number,
      detail: `sku ${sku} stands in line ${given.doubled} already; this variant has ${given.sku}`,
    })
}

/** Parts of a path such as 'Supplements > Minerals', without empty ones. */
export function pathOf(text: string): string[] {
  return text
    .split(/\s*(?:>|&gt;)\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
