import type { LeftOutReason } from '#areas/import/contract/import-formats.ts'

import type { ImportLine } from '../line.ts'
import { slugify } from '../slugs.ts'
import type { SourceLine } from '../source.ts'
import type { Tally } from '../tally.ts'
import { fieldReader } from './fields.ts'
import { labelText, labelTexts } from './label-texts.ts'
import { createNumbers, type Numbers } from './numbers.ts'
import {
  contentsOf,
  noteDoubled,
  pathOf,
  priceIn,
  type ReadingShop,
  type ReadProducts,
  stockOf,
  toldApart,
} from './reading.ts'
import type { ShopRecord } from './records.ts'
import { createSkus, type Skus } from './skus.ts'
import { ATTRIBUTE, CONTENTS_ATTRIBUTE, WOOCOMMERCE } from './woocommerce-table.ts'

const { read, others, loseOthers, names } = fieldReader<keyof typeof WOOCOMMERCE.fields>(WOOCOMMERCE)

export const readWooCommerce: ReadProducts = async function* (records, shop, tally) {
  const numbers = createNumbers()
  const skus = createSkus()
  const variations = new Map<string, ShopRecord[]>()
  for await (const row of records()) {
    numbers.see(read(row, 'price'))
    numbers.see(read(row, 'salePrice'))
    skus.see(read(row, 'sku'))
    if (typeOf(row) !== 'variation') continue
    const parent = read(row, 'parent')
    variations.set(parent, [...(variations.get(parent) ?? []), row])
  }
  const reading = { shop, tally, numbers, skus, at: new Date() }
  for await (const row of records()) {
    tally.records += 1
    const type = typeOf(row)
    if (type === 'variation') continue
    const own = type === 'variable' ? takeVariations(row, variations) : undefined
    const reason = reasonFor(row, type)
    if (reason === undefined) yield product(row, own, reading)
    else tally.leaveOut(reason)
  }
  for (const [parent, rows] of variations)
    for (const { number } of rows)
      yield {
        number,
        problem: { code: 'invalid', detail: `Parent: ${parent === '' ? 'is empty' : `${parent} is not in the file`}` },
      }
}

interface Reading {
  readonly shop: ReadingShop
  readonly tally: Tally
  readonly numbers: Numbers
  readonly skus: Skus
  readonly at: Date
}

/** The kind among marks such as `virtual`: 'simple, virtual'. */
const typeOf = (row: ShopRecord): string => read(row, 'type').split(',')[0]?.trim().toLowerCase() ?? ''

function takeVariations(row: ShopRecord, variations: Map<string, ShopRecord[]>): ShopRecord[] {
  return [`id:${read(row, 'id')}`, read(row, 'sku')].flatMap((parent) => {
    const own = parent === '' ? [] : (variations.get(parent) ?? [])
    variations.delete(parent)
    return own
  })
}

function reasonFor(row: ShopRecord, type: string): LeftOutReason | undefined {
  if (type === 'grouped' || type === 'external') return type
  if (/gift/.test(type)) return 'gift_card'
  if (type !== 'simple' && type !== 'variable') return 'other_kind'
  return unpublished(row)
}

function unpublished(row: ShopRecord): LeftOutReason | undefined {
  if (read(row, 'published') === '-1') return 'draft'
  return read(row, 'published') === '0' ? 'private' : undefined
}

function product(row: ShopRecord, variations: readonly ShopRecord[] | undefined, reading: Reading): SourceLine {
  const { shop, tally } = reading
  const attributes = attributesOf(row)
  const { texts, taken } = labelTexts([...others(row), ...attributes])
  const contents = attributes.filter(({ name }) => CONTENTS_ATTRIBUTE.test(name))
  loseOthers(row, tally, new Set([...taken, ...attributeColumns(row)]))
  // Those of a product with variations are what these can be.
  if (variations === undefined)
    for (const { name } of attributes)
      if (labelText(name) === undefined && !CONTENTS_ATTRIBUTE.test(name)) tally.lose(`Attribute: ${name}`)
  const sold = (variations ?? [row]).filter((variation) => {
    const reason = unpublished(variation)
    if (reason !== undefined && variation !== row) tally.leaveOut(reason)
    return variation === row || reason === undefined
  })
  const parts = [read(row, 'short'), read(row, 'description')].filter((text) => text !== '')
  const id = read(row, 'id')
  const foreign: ImportLine = {
    external_id: id === '' ? '' : `woocommerce:${id}`,
    brand: listOf(read(row, 'brand'))[0] ?? shop.name,
    name: read(row, 'name'),
    description: parts.join('<br>'),
    ...texts,
    categories: listOf(read(row, 'categories')).map(pathOf),
    images: listOf(read(row, 'images')),
    variants: toldApart(
      sold
        .toSorted((a, b) => Number(read(a, 'position')) - Number(read(b, 'position')))
        .map((one) => variantOf(one, row, one === row ? contents : attributesOf(one), reading)),
    ),
  }
  return { number: row.number, foreign, names }
}

function variantOf(
  row: ShopRecord,
  parent: ShopRecord,
  attributes: readonly { readonly value: string }[],
  { shop, tally, numbers, skus, at }: Reading,
): ImportLine['variants'][number] {
  const sku = read(row, 'sku')
  const contents = contentsOf(attributes.map(({ value }) => value))
  const given = skus.give({ number: row.number, sku, handle: slugify(read(parent, 'name'), 'product'), contents })
  noteDoubled(tally, row.number, sku, given)
  const isOnSale = read(row, 'salePrice') !== '' && isNow(read(row, 'saleFrom'), read(row, 'saleTo'), at)
  if (isOnSale) tally.lose('Regular price')
  if (!isOnSale && read(row, 'salePrice') !== '') tally.lose('Sale price')
  if (read(row, 'saleTo') !== '') tally.lose('Date sale price ends')
  if (row !== parent) {
    loseOthers(row, tally, new Set(attributeColumns(row)))
    if (read(row, 'description') !== '') tally.lose('Description of variations')
  }
  const [image = ''] = row === parent ? [] : listOf(read(row, 'images'))
  return {
    sku: given.sku,
    net_contents: contents,
    ...priceIn(shop.region, numbers.read(read(row, isOnSale ? 'salePrice' : 'price'))),
    stock: stockIn(row, parent, numbers),
    barcode: read(row, 'barcode'),
    image,
  }
}

/** A variation may leave the count to its parent. */
function stockIn(row: ShopRecord, parent: ShopRecord, numbers: Numbers): number | null {
  const said = read(row, 'inStock')
  if (/^(?:1|notify|yes)$/i.test(read(row, 'backorders')) || said.toLowerCase() === 'backorder') return null
  if (said === '0') return 0
  const count = read(row, 'stock')
  return stockOf(numbers.read(count.toLowerCase() === 'parent' ? read(parent, 'stock') : count))
}

function isNow(from: string, to: string, at: Date): boolean {
  const begins = Date.parse(from)
  const ends = Date.parse(/^\d{4}-\d{2}-\d{2}$/.test(to) ? `${to}T23:59:59` : to)
  return !(begins > at.getTime()) && !(ends < at.getTime())
}

/** Parts of a list; a comma with a backslash before it belongs to its part. */
function listOf(text: string): string[] {
  return text
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter((part) => part !== '')
}

const attributeColumns = ({ fields }: ShopRecord): string[] => [...fields.keys()].filter((name) => ATTRIBUTE.test(name))

function attributesOf({ fields }: ShopRecord): { readonly name: string; readonly value: string }[] {
  const found = new Map<string, { name?: string; value?: string }>()
  for (const [column, [value = '']] of fields) {
    const [, place = '', part = ''] = ATTRIBUTE.exec(column) ?? []
    const key = part.toLowerCase() === 'name' ? 'name' : part.toLowerCase() === 'value(s)' ? 'value' : undefined
    if (key !== undefined) found.set(place, { ...found.get(place), [key]: value })
  }
  return [...found.values()].flatMap(({ name = '', value = '' }) =>
    value === '' ? [] : [{ name, value: listOf(value).join(', ') }],
  )
}
