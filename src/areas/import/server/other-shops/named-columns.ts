import type { ColumnField, LeftOutReason } from '#areas/import/contract/import-formats.ts'

import type { ImportLine } from '../line.ts'
import { slugify } from '../slugs.ts'
import type { SourceLine } from '../source.ts'
import { attributesOf, listOf } from './attributes.ts'
import { CONTENTS_ATTRIBUTE, NAMED_COLUMNS } from './column-fields.ts'
import { fieldReader } from './fields.ts'
import { labelText, labelTexts } from './label-texts.ts'
import { createNumbers, type Numbers } from './numbers.ts'
import {
  contentsOf,
  isWanted,
  noteDoubled,
  pathOf,
  priceIn,
  type Reading,
  type ReadProducts,
  regularPriceIn,
  stockOf,
  toldApart,
} from './reading.ts'
import { ROWS_MAX, type ShopRecord } from './records.ts'
import { isHidden, isInStock, isYes, kindOf, unpublishedAs } from './said-values.ts'
import { createSkus, type Skus } from './skus.ts'

const { read, all, loseOthers } = fieldReader<ColumnField>(NAMED_COLUMNS)

/** Tables whose columns have fields: of WooCommerce, by itself and by its plugins, and of any shop whose columns an admin names. */
export const readNamedColumns = (format: 'woocommerce' | 'table'): ReadProducts =>
  async function* (records, file) {
    const numbers = createNumbers()
    const skus = createSkus()
    const families = createFamilies(format)
    for await (const row of records()) {
      for (const key of ['price', 'sale_price', 'regular_price'] as const) numbers.see(read(row, key))
      skus.see(read(row, 'sku'))
      if (families.see(row) && read(row, 'description') !== '') file.tally.lose('Description of variations')
    }
    const reading = { ...file, format, numbers, skus, families, at: new Date() }
    families.restart()
    for await (const row of records()) {
      file.tally.records += 1
      const own = families.take(row)
      if (own === undefined) continue
      const reason = leftOutFor(row, reading)
      if (reason === undefined || isWanted(reason, file.answers)) yield product(row, own, reading)
      else file.tally.leaveOut(reason)
    }
    for (const { parent, number } of families.lost())
      yield {
        number,
        problem: {
          code: 'invalid',
          detail: `${file.names.get('group') ?? 'Parent'}: ${parent === '' ? 'is empty' : `${parent} is not in the file`}`,
        },
      }
  }

/** Rows of variants of one product, the first of which may be its own. `isFirst`: its own row is one more, before them. */
interface Family {
  readonly variants: readonly ShopRecord[]
  readonly isFirst: boolean
}

/** Tells rows of variants, which may stand anywhere, from rows of products. */
function createFamilies(format: 'woocommerce' | 'table') {
  const variants = new Map<string, ShopRecord[]>()
  const owners = new Set<string>()
  const parts = new Set<string>()
  let last: { readonly number: number; readonly id: string } | undefined

  const kindIn = (row: ShopRecord) => kindOf(read(row, 'kind'), format === 'woocommerce')
  /** The product that a row belongs to; undefined for one of its own. */
  const parentOf = (row: ShopRecord): string | undefined => {
    const kind = kindIn(row)
    const id = read(row, 'id')
    const group = read(row, 'group') === '0' ? '' : read(row, 'group')
    const isBelow = last !== undefined && (id === '' || id === last.id)
    if (kind === 'variation') return group === '' && isBelow ? `row:${last?.number}` : group
    if (format === 'table' && isBelow && (read(row, 'name') === '' || (id !== '' && id === last?.id)))
      return `row:${last?.number}`
    if (kind === 'product' && group !== '' && group !== id && read(row, 'kind') === '') return group
    last = { number: row.number, id }
    return undefined
  }
  const keysOf = (row: ShopRecord): readonly string[] => [
    `row:${row.number}`,
    ...[`id:${read(row, 'id')}`, read(row, 'id'), read(row, 'sku')].filter((key) => key !== '' && key !== 'id:'),
  ]
  return {
    /** True for the row of a variant whose long texts are let go: they are those of its product alone. */
    see: (row: ShopRecord): boolean => {
      const parent = parentOf(row)
      for (const part of all(row, 'parts').flatMap(listOf)) parts.add(part)
      if (parent === undefined) {
        // Where kinds are said, no group stands for a product.
        if (read(row, 'kind') === '')
          for (const key of ['id', 'sku'] as const) if (read(row, key) !== '') owners.add(read(row, key))
        return false
      }
      const before = variants.get(parent)
      const isShort = before !== undefined || kindIn(row) === 'variation'
      const held = isShort ? { ...row, values: heldOf(row, parent) } : row
      if (before === undefined) variants.set(parent, [held])
      else if (before.length < ROWS_MAX) before.push(held)
      return isShort
    },
    restart: (): void => {
      last = undefined
    },
    /** The variants of a row that is a product; undefined for one that is part of another. */
    take: (row: ShopRecord): Family | undefined => {
      const parent = parentOf(row)
      if (parent === undefined) {
        const below = variants.get(`row:${row.number}`)?.[0]
        const own = keysOf(row).flatMap((key) => {
          const found = variants.get(key) ?? []
          variants.delete(key)
          return found
        })
        return {
          variants: own,
          isFirst: below !== undefined && kindIn(below) !== 'variation' && read(row, 'price') !== '',
        }
      }
      // A group of which no row is the product itself: its first row stands for it.
      const group = variants.get(parent)
      const isAlone = !owners.has(parent.replace(/^id:/, '')) && kindIn(row) !== 'variation'
      if (!isAlone || group?.[0]?.number !== row.number) return undefined
      variants.delete(parent)
      return { variants: group, isFirst: false }
    },
    /** True for a part of a group of products, which other shops show within the group alone. */
    isPart: (row: ShopRecord): boolean => keysOf(row).some((key) => parts.has(key)),
    lost: () => [...variants].flatMap(([parent, rows]) => rows.map(({ number }) => ({ parent, number }))),
  }
}

/** The part of a variant's row that is needed later: all of them are held at once. */
function heldOf({ values }: ShopRecord, parent: string): ShopRecord['values'] {
  const held = new Map(values)
  for (const key of ['description', 'short_description', 'group', 'id'] as const) held.delete(key)
  if (!parent.startsWith('row:') && /^variation$/i.test(held.get('kind')?.[0] ?? '')) held.delete('kind')
  return held
}

interface FileReading extends Reading {
  readonly format: 'woocommerce' | 'table'
  readonly numbers: Numbers
  readonly skus: Skus
  readonly families: ReturnType<typeof createFamilies>
  readonly at: Date
}

function leftOutFor(row: ShopRecord, { format, families }: FileReading): LeftOutReason | undefined {
  const kind = kindOf(read(row, 'kind'), format === 'woocommerce')
  if (kind !== 'product' && kind !== 'variable' && kind !== 'variation') return kind
  if (isYes(read(row, 'downloadable'))) return 'downloadable'
  if (isYes(read(row, 'virtual'))) return 'virtual'
  const reason = unpublishedAs(read(row, 'published'))
  if (reason !== undefined) return reason
  return isHidden(read(row, 'visible')) && !families.isPart(row) ? 'hidden' : undefined
}

function product(row: ShopRecord, { variants, isFirst }: Family, reading: FileReading): SourceLine {
  const { shop, tally, names, format, answers } = reading
  const { attributes, columns } = attributesOf(row)
  const { texts, taken } = labelTexts([...row.others, ...attributes])
  const contents = attributes.filter(({ name }) => CONTENTS_ATTRIBUTE.test(name))
  const isVariable = variants.length > 0 || kindOf(read(row, 'kind'), true) === 'variable'
  loseOthers(row, tally, new Set([...taken, ...columns]))
  // Those of a product with variations are what these can be.
  if (!isVariable)
    for (const { name } of attributes)
      if (labelText(name) === undefined && !CONTENTS_ATTRIBUTE.test(name)) tally.lose(`Attribute: ${name}`)
  const sold = [...(isFirst || !isVariable ? [row] : []), ...variants].filter((one) => {
    const reason = one.number === row.number ? undefined : variantLeftOut(one)
    if (reason === undefined || isWanted(reason, answers)) return true
    tally.leaveOut(reason)
    return false
  })
  const parts = [read(row, 'short_description'), ...all(row, 'description')].filter((text) => text !== '')
  const id = read(row, 'id') || read(row, 'group') || read(row, 'sku') || slugify(read(row, 'name'), '')
  const given = (key: 'warnings' | 'allergens') => {
    const said = [...all(row, key), ...(texts[key] === undefined ? [] : [texts[key]])]
    return said.length === 0 ? {} : { [key]: said.join('\n') }
  }
  const foreign: ImportLine = {
    external_id: id === '' ? '' : `${format}:${id}`,
    brand: listOf(read(row, 'brand'))[0] ?? shop.name,
    name: read(row, 'name'),
    description: parts.join('<br>'),
    ...given('warnings'),
    ...given('allergens'),
    categories: all(row, 'categories').flatMap(listOf).map(pathOf),
    images: all(row, 'images').flatMap(addressesOf),
    variants: toldApart(
      sold
        .toSorted((a, b) => placeOf(a) - placeOf(b))
        .map((one) =>
          variantOf(
            one,
            row,
            one.number === row.number && !isVariable ? contents : attributesOf(one).attributes,
            reading,
          ),
        ),
    ),
  }
  return { number: row.number, foreign, names }
}

const placeOf = (row: ShopRecord): number => Number(read(row, 'position')) || 0

function variantLeftOut(row: ShopRecord): LeftOutReason | undefined {
  const kind = kindOf(read(row, 'kind'), false)
  if (kind === 'downloadable' || isYes(read(row, 'downloadable'))) return 'downloadable'
  if (kind === 'virtual' || isYes(read(row, 'virtual'))) return 'virtual'
  return unpublishedAs(read(row, 'published'))
}

function variantOf(
  row: ShopRecord,
  parent: ShopRecord,
  attributes: readonly { readonly value: string }[],
  reading: FileReading,
): ImportLine['variants'][number] {
  const { tally, numbers, skus, at } = reading
  const isOwn = row.number === parent.number
  const sku = read(row, 'sku')
  const contents = contentsOf([...all(row, 'contents'), ...attributes.map(({ value }) => value)])
  const given = skus.give({ number: row.number, sku, handle: slugify(read(parent, 'name'), 'product'), contents })
  noteDoubled(tally, row.number, sku, given)
  const sale = read(row, 'sale_price')
  const isOnSale = sale !== '' && isNow(read(row, 'sale_from'), read(row, 'sale_to'), at)
  if (!isOnSale && sale !== '') tally.lose('Sale price')
  if (read(row, 'sale_to') !== '') tally.lose('Date sale price ends')
  if (!isOwn) {
    loseOthers(row, tally, attributesOf(row).columns)
  }
  const [first = ''] = isOwn ? [] : all(row, 'images').flatMap(addressesOf)
  const currency = read(row, 'currency') || read(parent, 'currency')
  return {
    sku: given.sku,
    net_contents: contents,
    ...priceIn(isOnSale ? sale : read(row, 'price'), numbers, reading, currency),
    ...regularPriceIn(isOnSale ? read(row, 'price') : read(row, 'regular_price'), numbers, reading, currency),
    stock: stockIn(row, parent, numbers),
    barcode: read(row, 'barcode'),
    image: read(row, 'variant_image') || first,
  }
}

/** A variation may leave the count to its parent. Words that say neither in stock nor out of it are refused as no number. */
function stockIn(row: ShopRecord, parent: ShopRecord, numbers: Numbers): number | null {
  const said = read(row, 'in_stock')
  const count = read(row, 'stock')
  if (isYes(read(row, 'backorders')) || /^(?:on ?)?back ?order$/i.test(said.replaceAll(/[_-]/g, ' '))) return null
  if (said !== '' && isInStock(said) === undefined) return said as unknown as number
  if (isInStock(said) === false) return 0
  const counted = count.toLowerCase() === 'parent' ? read(parent, 'stock') : count
  if (counted !== '' && !/\d/.test(counted)) {
    const isIn = isInStock(counted)
    return isIn === undefined ? (counted as unknown as number) : isIn ? null : 0
  }
  return stockOf(numbers.read(counted))
}

function isNow(from: string, to: string, at: Date): boolean {
  const begins = Date.parse(from)
  const ends = Date.parse(/^\d{4}-\d{2}-\d{2}$/.test(to) ? `${to}T23:59:59` : to)
  return !(begins > at.getTime()) && !(ends < at.getTime())
}

/** Addresses of pictures in one cell, without the titles that a plugin writes behind them. */
function addressesOf(text: string): string[] {
  const parts = /https?:/i.test(text) ? text.split(/[,;|\s]+(?=https?:)/i) : text.split(/(?<!\\),|\||;/)
  return parts
    .map((part) =>
      (part.split(/\s+!\s+/)[0] ?? '')
        .replaceAll('\\,', ',')
        .replace(/[,;|\s]+$/, '')
        .trim(),
    )
    .filter((part) => part !== '')
}
