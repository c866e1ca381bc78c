import type { ImportAnswers } from '#areas/import/contract/catalogue-import.ts'
import type { LeftOutReason } from '#areas/import/contract/import-formats.ts'
import type { Region } from '#contract/constants.ts'

import type { ImportLine } from '../line.ts'
import type { FieldNames } from '../parse.ts'
import type { SourceLine } from '../source.ts'
import type { Tally } from '../tally.ts'
import type { Numbers } from './numbers.ts'
import type { Records } from './records.ts'

/** The shop that reads a file. */
export interface ReadingShop {
  /** Prices without a currency are in that of the region, unless it is said otherwise. */
  readonly region: Region
  /** The brand of products that name none. */
  readonly name: string
}

/** All that the reading of one file needs. */
export interface Reading {
  readonly shop: ReadingShop
  readonly tally: Tally
  readonly names: FieldNames
  readonly answers: ImportAnswers
}

/** Reads the products of one format. Goes through the records twice: first to learn what a product needs from elsewhere in the file. */
export type ReadProducts = (records: Records, reading: Reading) => AsyncIterable<SourceLine>

type Variant = ImportLine['variants'][number]
type Prices = Pick<Variant, 'price_eur' | 'price_gbp'>

const SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP' }

/** Currency of prices that name none. */
const currencyOf = ({ shop, answers }: Pick<Reading, 'shop' | 'answers'>): 'EUR' | 'GBP' =>
  answers.currency ?? (shop.region === 'uk' ? 'GBP' : 'EUR')

const fieldOf = (text: string, named: string, reading: Pick<Reading, 'shop' | 'answers'>) => {
  const sign = /[A-Z]{3}|\p{Sc}/u.exec(`${text} ${named}`)?.[0]
  const currency = sign === undefined ? currencyOf(reading) : (SIGNS[sign] ?? sign)
  return currency === 'GBP' ? 'gbp' : currency === 'EUR' ? 'eur' : undefined
}

/**
 * A price in its own currency, which stands beside it, in `named`, or nowhere. What is no number, or in a currency that the shop
 * does not sell in, is refused in words by the line's own schema.
 */
export function priceIn(
  text: string,
  numbers: Numbers,
  reading: Pick<Reading, 'shop' | 'answers'>,
  named = '',
): Prices {
  const field = fieldOf(text, named, reading)
  const price = (field === undefined ? `${text} ${named}`.trim() : numbers.read(text)) as number | undefined
  return field === 'gbp' ? { price_gbp: price } : { price_eur: price }
}

/** The price before a reduction. */
export function regularPriceIn(
  text: string,
  numbers: Numbers,
  reading: Pick<Reading, 'shop' | 'answers'>,
  named = '',
): Pick<Variant, 'regular_price_eur' | 'regular_price_gbp'> {
  const field = fieldOf(text, named, reading)
  const price = numbers.read(text)
  if (typeof price !== 'number' || field === undefined) return {}
  return field === 'gbp' ? { regular_price_gbp: price } : { regular_price_eur: price }
}

/** Reasons for which a product is not shown by the other shop; an admin may want it all the same. */
export const UNPUBLISHED: readonly LeftOutReason[] = ['draft', 'private', 'hidden']

export const isWanted = (reason: LeftOutReason, { take_unpublished }: ImportAnswers): boolean =>
  take_unpublished === true && UNPUBLISHED.includes(reason)

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

/** Parts of a path such as 'Supplements > Minerals', without empty ones and without the root that Magento writes. */
export function pathOf(text: string): string[] {
  const root = /^(?:Default Category|Root Catalog)\//i
  return (
    root.test(text)
      ? text
          .replace(/^Root Catalog\//i, '')
          .replace(root, '')
          .split('/')
      : text.split(/\s*(?:>|&gt;)\s*/)
  )
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
