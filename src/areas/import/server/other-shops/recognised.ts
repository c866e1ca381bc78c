import {
  COLUMN_FIELDS,
  columnFaults,
  type CatalogueFormat,
  type ColumnField,
  SHARED_COLUMN_FIELDS,
} from '#areas/import/contract/import-formats.ts'

import { keyByName } from './fields.ts'
import { GENERAL_HEADINGS, PLUGIN_HEADINGS, WOOCOMMERCE_HEADINGS } from './headings.ts'
import { MERCHANT } from './merchant.ts'
import { plainHeading } from './plain-heading.ts'
import { SHOPIFY } from './shopify.ts'

/** The kind of a table and the keys of its columns, as its headings say them. */
export interface Recognised {
  readonly format: Exclude<CatalogueFormat, 'lines'>
  readonly keys: readonly (string | undefined)[]
  /** Fields that each column may be. */
  readonly suggested: readonly (readonly ColumnField[])[]
  /** An admin is to say what the columns are. */
  readonly isOpen: boolean
}

type Names = Partial<Readonly<Record<ColumnField, string>>>
/** Fields by the headings that may mean them. */
type Meanings = ReadonlyMap<string, readonly ColumnField[]>

function meaningsOf(...tables: readonly Names[]): Meanings {
  const meanings = new Map<string, ColumnField[]>()
  for (const field of COLUMN_FIELDS)
    for (const name of tables.flatMap((table) => (table[field] ?? '').split('|'))) {
      const heading = plainHeading(name)
      const before = meanings.get(heading) ?? []
      if (heading !== '' && !before.includes(field)) meanings.set(heading, [...before, field])
    }
  return meanings
}

const GENERAL = meaningsOf(GENERAL_HEADINGS)
const OWN = WOOCOMMERCE_HEADINGS.map((names) => meaningsOf(names))
const PLUGIN = meaningsOf(...WOOCOMMERCE_HEADINGS.slice(0, 1), PLUGIN_HEADINGS)

/** The fields that a heading may mean; a remark in brackets behind it need not be known: `Active (0/1)`. */
const meaning = (meanings: Meanings, heading: string): readonly ColumnField[] =>
  meanings.get(plainHeading(heading)) ??
  meanings.get(plainHeading(heading.replace(/[([][^)\]]*[)\]]\s*\S?$/, ''))) ??
  []

/** Columns of its own that a feed for Google Merchant has beside id, title and price. */
const MERCHANT_MARKS = ['link', 'imagelink', 'availability', 'condition', 'mpn', 'googleproductcategory', 'itemgroupid']
const SHOPIFY_MARKS = ['option1name', 'variantprice', 'variantsku']
/** Columns that a table of a plugin has at least. */
const PLUGIN_LEAST = 4

export function recognise(headings: readonly string[]): Recognised {
  return fixed(headings) ?? woocommerce(headings) ?? unknown(headings)
}

/** Tables whose headings are always the same. */
function fixed(headings: readonly string[]): Recognised | undefined {
  const plain = headings.map(plainHeading)
  const has = (...names: readonly string[]): boolean => names.every((name) => plain.includes(name))
  const marks = (names: readonly string[]): number => names.filter((name) => plain.includes(name)).length
  const as = (format: 'shopify' | 'merchant', table: Parameters<typeof keyByName>[0]): Recognised => {
    const keyOf = keyByName(table)
    return { format, keys: headings.map(keyOf), suggested: headings.map(() => []), isOpen: false }
  }
  if ((has('handle') || has('urlhandle')) && has('title') && marks(SHOPIFY_MARKS) > 0) return as('shopify', SHOPIFY)
  return has('id', 'title', 'price') && marks(MERCHANT_MARKS) > 1 ? as('merchant', MERCHANT) : undefined
}

function woocommerce(headings: readonly string[]): Recognised | undefined {
  const known = OWN.map((meanings) => headings.map((heading) => meaning(meanings, heading)))
  const [own] = known
    .filter((fields) => (['kind', 'price', 'sku'] as const).every((field) => fields.some((some) => some[0] === field)))
    .toSorted((a, b) => b.filter(isSome).length - a.filter(isSome).length)
  if (own !== undefined) return settled('woocommerce', own, headings)
  const plugin = headings.map((heading) => meaning(PLUGIN, heading))
  const isPlugin = (['name', 'price'] as const).every((field) => plugin.some((some) => some.includes(field)))
  return isPlugin && plugin.filter(isSome).length >= PLUGIN_LEAST ? settled('woocommerce', plugin, headings) : undefined
}

const isSome = (fields: readonly ColumnField[]): boolean => fields.length > 0

function unknown(headings: readonly string[]): Recognised {
  const suggested = headings.map((heading) => meaning(GENERAL, heading))
  return { format: 'table', keys: certain(suggested), suggested, isOpen: true }
}

/** A kind's own headings come first; others may stand for the fields that are left. */
function settled(
  format: 'woocommerce',
  own: readonly (readonly ColumnField[])[],
  headings: readonly string[],
): Recognised {
  const claimed = new Set(own.flat())
  const suggested = own.map((fields, at) =>
    isSome(fields)
      ? fields
      : meaning(GENERAL, headings[at] ?? '').filter(
          (field) => !claimed.has(field) || SHARED_COLUMN_FIELDS.includes(field),
        ),
  )
  const keys = certain(suggested)
  const { missing } = columnFaults(keys.map((key) => key ?? null))
  const isDoubled = own.some((fields, at) => isSome(fields) && keys[at] === undefined)
  return { format, keys, suggested, isOpen: missing.length > 0 || isDoubled }
}

/** Columns that can be one field only, and no other column that field as well. */
function certain(suggested: readonly (readonly ColumnField[])[]): (ColumnField | undefined)[] {
  return suggested.map(([field, another], at) => {
    if (field === undefined || another !== undefined) return undefined
    const isOther = suggested.some((fields, place) => place !== at && fields.includes(field))
    return isOther && !SHARED_COLUMN_FIELDS.includes(field) ? undefined : field
  })
}
