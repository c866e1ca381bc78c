import type { ImportLine } from '../line.ts'
import type { SourceLine } from '../source.ts'
import { field, fieldReader } from './fields.ts'
import { labelTexts } from './label-texts.ts'
import { createNumbers, type Numbers } from './numbers.ts'
import {
  contentsOf,
  noteDoubled,
  pathOf,
  priceIn,
  type Reading,
  type ReadProducts,
  regularPriceIn,
  toldApart,
} from './reading.ts'
import { ROWS_MAX, type ShopRecord } from './records.ts'
import { createSkus, type Skus } from './skus.ts'

/** Google's Merchant feed, as RSS or Atom, with and without prefixes: items of a group are one product. */
export const MERCHANT = {
  fields: {
    id: field('id', ['variants.sku', 'external_id'], 'doubled ones get another'),
    group: field('item_group_id', 'external_id', 'with `merchant:` before it, as the id of an item without a group'),
    title: field('title', 'name', 'of the first item of a group'),
    description: field('description', 'description', 'of the first item of a group'),
    image: field('image_link', ['images', 'variants.image']),
    moreImages: field('additional_image_link', 'images'),
    availability: field('availability', 'variants.stock', 'in stock and backorder: not counted; others: 0'),
    price: field(
      'price',
      ['variants.price_eur', 'variants.price_gbp'],
      "by its currency, without one the shop's own; another is refused",
    ),
    salePrice: field(
      'sale_price',
      ['variants.price_eur', 'variants.price_gbp'],
      'while it holds; the other price is then the earlier one',
    ),
    saleDates: field('sale_price_effective_date', '', 'when the sale price holds'),
    brand: field('brand', 'brand', "the shop's own name where there is none"),
    gtin: field('gtin', 'variants.barcode'),
    size: field('size', 'variants.net_contents', 'several in one text'),
    colour: field('color', 'variants.net_contents'),
    material: field('material', 'variants.net_contents'),
    pattern: field('pattern', 'variants.net_contents'),
    type: field('product_type', 'categories', 'paths parted by >'),
    category: field('google_product_category', 'categories', 'where there is no product_type'),
    detail: field('product_detail', ['warnings', 'allergens'], 'where the detail is named so'),
  },
  silent: { condition: ['new'], adult: ['no', 'false'], is_bundle: ['no', 'false'], identifier_exists: [] },
} as const

const { read, all, loseOthers } = fieldReader<keyof typeof MERCHANT.fields>(MERCHANT)

export const readMerchant: ReadProducts = async function* (records, file) {
  const numbers = createNumbers()
  const skus = createSkus()
  const groups = new Map<string, ShopRecord[]>()
  for await (const item of records()) {
    numbers.see(read(item, 'price'))
    numbers.see(read(item, 'salePrice'))
    skus.see(read(item, 'id'))
    const group = read(item, 'group')
    if (group === '') continue
    // Long texts are those of the first item alone.
    const values = new Map([...item.values].filter(([key]) => key !== 'description' || !groups.has(group)))
    const before = groups.get(group) ?? []
    if (before.length < ROWS_MAX) groups.set(group, [...before, { ...item, values }])
    if (values.size < item.values.size) file.tally.lose('description of further items of a group')
  }
  const reading = { ...file, numbers, skus, at: new Date() }
  for await (const item of records()) {
    file.tally.records += 1
    const group = read(item, 'group')
    const items = group === '' ? [item] : groups.get(group)
    if (items?.[0]?.number === item.number) yield product(items, reading)
    if (items?.[0]?.number === item.number) groups.delete(group)
  }
}

type Variant = ImportLine['variants'][number]

interface FileReading extends Reading {
  readonly numbers: Numbers
  readonly skus: Skus
  readonly at: Date
}

function product(items: readonly ShopRecord[], reading: FileReading): SourceLine {
  const { shop, tally, names } = reading
  const [first] = items as [ShopRecord]
  const details = items.flatMap((item) => all(item, 'detail')).map(detailOf)
  const { texts, taken } = labelTexts(details)
  for (const { name } of details) if (!taken.has(name)) tally.lose(`product_detail: ${name}`)
  for (const item of items) loseOthers(item, tally)
  const types = all(first, 'type')
  // A number is a place in Google's own tree.
  const categories = types.length > 0 ? types : all(first, 'category').filter((path) => !/^\d+$/.test(path))
  if (categories.length < all(first, 'category').length || types.length > 0)
    if (read(first, 'category') !== '') tally.lose('google_product_category')
  const id = read(first, 'group') || read(first, 'id')
  const foreign: ImportLine = {
    external_id: id === '' ? '' : `merchant:${id}`,
    brand: read(first, 'brand') || shop.name,
    name: read(first, 'title'),
    description: read(first, 'description'),
    ...texts,
    categories: categories.map(pathOf),
    images: items.flatMap((item) => [...all(item, 'image'), ...all(item, 'moreImages').flatMap(addressesIn)]),
    variants: toldApart(items.map((item) => variantOf(item, reading))),
  }
  const own = shop.region === 'uk' ? 'price_gbp' : 'price_eur'
  if (foreign.variants.every((variant) => variant[own] === undefined))
    tally.notes.push({
      number: first.number,
      detail: `no price in ${shop.region === 'uk' ? 'GBP' : 'EUR'}: shops of the other region show it, this one does not`,
    })
  return { number: first.number, foreign, names }
}

function variantOf(item: ShopRecord, reading: FileReading): Variant {
  const { tally, numbers, skus, at } = reading
  const id = read(item, 'id')
  const contents = contentsOf([read(item, 'size'), read(item, 'colour'), read(item, 'material'), read(item, 'pattern')])
  const given = skus.give({ number: item.number, sku: id, handle: '', contents })
  noteDoubled(tally, item.number, id, given)
  const isOnSale = read(item, 'salePrice') !== '' && isNow(read(item, 'saleDates'), at)
  if (!isOnSale && read(item, 'salePrice') !== '') tally.lose('sale_price')
  if (read(item, 'saleDates') !== '') tally.lose('sale_price_effective_date')
  return {
    sku: given.sku,
    net_contents: contents,
    ...priceIn(read(item, isOnSale ? 'salePrice' : 'price'), numbers, reading),
    ...(isOnSale && regularPriceIn(read(item, 'price'), numbers, reading)),
    stock: /^(?:in[ _]stock|backorder)$/i.test(read(item, 'availability')) ? null : 0,
    barcode: read(item, 'gtin'),
    image: read(item, 'image'),
  }
}

function isNow(dates: string, at: Date): boolean {
  const [from, to] = dates.split('/').map((date) => Date.parse(date))
  return !((from ?? Number.NaN) > at.getTime()) && !((to ?? Number.NaN) < at.getTime())
}

/** Addresses in one cell of a table. */
const addressesIn = (text: string): string[] => text.split(/\s*[,;|]\s*(?=https?:)/i)

/** Section, name and value; the section may be absent. A table parts them by colons. */
function detailOf(detail: string): { readonly name: string; readonly value: string } {
  const parts = detail.split(detail.includes('\t') ? '\t' : ':')
  return { name: (parts.at(-2) ?? '').trim(), value: (parts.at(-1) ?? '').trim() }
}
