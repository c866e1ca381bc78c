import type { LeftOutReason } from '#areas/import/contract/import-formats.ts'

import type { ImportLine } from '../line.ts'
import type { SourceLine } from '../source.ts'
import { field, fieldReader } from './fields.ts'
import { labelTexts } from './label-texts.ts'
import { createNumbers, type Numbers } from './numbers.ts'
import {
  contentsOf,
  noteDoubled,
  pathOf,
  isWanted,
  priceIn,
  type Reading,
  type ReadProducts,
  regularPriceIn,
  stockOf,
  toldApart,
} from './reading.ts'
import { ROWS_MAX, type ShopRecord } from './records.ts'
import { createSkus, type Skus } from './skus.ts'

/** Shopify's product export: rows that follow each other and share a handle are one product. */
export const SHOPIFY = {
  fields: {
    handle: field(['Handle', 'URL handle'], 'external_id', 'with `shopify:` before it'),
    title: field('Title', 'name'),
    body: field(['Body (HTML)', 'Description'], 'description'),
    vendor: field('Vendor', 'brand', "the shop's own name where there is none"),
    type: field('Type', 'categories'),
    category: field('Product Category', 'categories', 'where there is no type'),
    published: field(['Published', 'Published on online store'], '', 'not published: left out as draft'),
    status: field('Status', '', 'draft and archived: left out'),
    giftCard: field('Gift Card', '', 'left out'),
    option1: field('Option1 Value', 'variants.net_contents', 'several in one text; “Default Title” is none'),
    option2: field('Option2 Value', 'variants.net_contents'),
    option3: field('Option3 Value', 'variants.net_contents'),
    sku: field(
      ['Variant SKU', 'SKU'],
      'variants.sku',
      'made from handle and options where there is none, or it is doubled',
    ),
    barcode: field(['Variant Barcode', 'Barcode'], 'variants.barcode'),
    price: field(['Variant Price', 'Price'], ['variants.price_eur', 'variants.price_gbp'], "the shop's own currency"),
    compareAt: field(
      ['Variant Compare At Price', 'Compare-at price'],
      ['variants.regular_price_eur', 'variants.regular_price_gbp'],
      'the earlier price, where it is higher',
    ),
    tracker: field(['Variant Inventory Tracker', 'Inventory tracker'], 'variants.stock', 'without one not counted'),
    quantity: field(
      ['Variant Inventory Qty', 'Inventory quantity'],
      'variants.stock',
      'below 0 is 0, blank is not counted',
    ),
    policy: field(
      ['Variant Inventory Policy', 'Continue selling when out of stock'],
      'variants.stock',
      '`continue`: not counted',
    ),
    image: field(['Image Src', 'Product image URL'], 'images', 'of all rows of the product'),
    imagePosition: field('Image Position', '', 'their order'),
    variantImage: field(['Variant Image', 'Variant image URL'], 'variants.image'),
  },
  silent: {
    'Option1 Name': [],
    'Option2 Name': [],
    'Option3 Name': [],
    'Variant Fulfillment Service': ['manual'],
    'Fulfillment service': ['manual'],
    'Variant Requires Shipping': ['true'],
    'Requires shipping': ['true'],
    'Variant Taxable': ['true'],
    'Charge tax': ['true'],
    'Variant Grams': ['0', '0.0'],
    'Variant Weight Unit': [],
    'Weight unit for display': [],
  },
} as const

type Key = keyof typeof SHOPIFY.fields
const { read, loseOthers } = fieldReader<Key>(SHOPIFY)

export const readShopify: ReadProducts = async function* (records, reading) {
  const numbers = createNumbers()
  const skus = createSkus()
  for await (const row of records()) {
    numbers.see(read(row, 'price'))
    skus.see(read(row, 'sku'))
  }
  let rows: ShopRecord[] = []
  for await (const row of records()) {
    reading.tally.records += 1
    const [first] = rows
    if (first !== undefined && read(first, 'handle') !== read(row, 'handle')) {
      yield* product(rows, { ...reading, numbers, skus })
      rows = []
    }
    if (rows.length < ROWS_MAX) rows.push(row)
  }
  yield* product(rows, { ...reading, numbers, skus })
}

interface FileReading extends Reading {
  readonly numbers: Numbers
  readonly skus: Skus
}

function* product(rows: readonly ShopRecord[], reading: FileReading): Generator<SourceLine> {
  const [first] = rows
  if (first === undefined) return
  const { shop, tally, names, answers } = reading
  const reason = leftOutFor(first)
  if (reason !== undefined && !isWanted(reason, answers)) {
    tally.leaveOut(reason)
    return
  }
  const handle = read(first, 'handle')
  const type = read(first, 'type')
  const category = type === '' ? pathOf(read(first, 'category')) : [type]
  if (type !== '' && read(first, 'category') !== '') tally.lose('Product Category')
  const { texts, taken } = labelTexts(rows.flatMap(({ others }) => others))
  for (const row of rows) loseOthers(row, tally, taken)
  const foreign: ImportLine = {
    external_id: handle === '' ? '' : `shopify:${handle}`,
    brand: read(first, 'vendor') || shop.name,
    name: read(first, 'title'),
    description: read(first, 'body'),
    ...texts,
    categories: category.length === 0 ? [] : [category],
    images: imagesOf(rows),
    variants: toldApart(rows.filter(isVariant).map((row) => variantOf(row, handle, reading))),
  }
  yield { number: first.number, foreign, names }
}

function leftOutFor(row: ShopRecord): LeftOutReason | undefined {
  if (read(row, 'giftCard').toLowerCase() === 'true') return 'gift_card'
  const status = read(row, 'status').toLowerCase()
  if (status === 'archived') return 'archived'
  return status === 'draft' || status === 'unlisted' || read(row, 'published').toLowerCase() === 'false'
    ? 'draft'
    : undefined
}

/** Other rows carry further pictures of the product only. */
const isVariant = (row: ShopRecord): boolean =>
  (['price', 'sku', 'option1'] as const).some((key) => read(row, key) !== '')

function variantOf(row: ShopRecord, handle: string, reading: FileReading): ImportLine['variants'][number] {
  const { tally, numbers, skus } = reading
  const sku = read(row, 'sku')
  const contents = contentsOf([read(row, 'option1'), read(row, 'option2'), read(row, 'option3')])
  const given = skus.give({ number: row.number, sku, handle, contents })
  noteDoubled(tally, row.number, sku, given)
  const isCounted = read(row, 'tracker') !== '' && !['continue', 'true'].includes(read(row, 'policy').toLowerCase())
  return {
    sku: given.sku,
    net_contents: contents,
    ...priceIn(read(row, 'price'), numbers, reading),
    ...regularPriceIn(read(row, 'compareAt'), numbers, reading),
    stock: isCounted ? stockOf(numbers.read(read(row, 'quantity'))) : null,
    barcode: read(row, 'barcode'),
    image: read(row, 'variantImage'),
  }
}

function imagesOf(rows: readonly ShopRecord[]): string[] {
  return rows
    .flatMap((row) => {
      const address = read(row, 'image')
      return address === '' ? [] : [{ address, position: Number(read(row, 'imagePosition') || Infinity) }]
    })
    .toSorted((a, b) => (a.position === b.position ? 0 : a.position - b.position))
    .map(({ address }) => address)
}
