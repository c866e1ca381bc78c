import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'

import { expect, it } from 'vitest'

import { ColumnsNeededError } from '#areas/import/server/index.ts'

import { feed, lines, read, table } from './support/read.ts'

const given = (name: string): Promise<Buffer> => readFile(`${import.meta.dirname}/exports/${name}`)

const shopify = { Handle: 'zinc', Title: 'Zinc', 'Option1 Name': 'Title', 'Variant SKU': 'ZN', 'Variant Price': '9.90' }
const woo = { ID: '1', Type: 'simple', SKU: 'ZN', Name: 'Zinc', Published: '1', 'Regular price': '9.90', Tags: 'new' }
const item =
  '<g:id>ZN</g:id><g:title>Zinc</g:title><g:price>9.90 EUR</g:price><g:availability>in_stock</g:availability>'
const row = ['ZN', 'Zinc', '9.90 EUR', 'in_stock', 'https://a.test/1.jpg']
const head = ['id', 'title', 'price', 'availability', 'image_link']
const own = { external_id: 'a', brand: 'Fernway', name: 'Zinc', variants: [{ sku: 'ZN', price_eur: 9.9, stock: 1 }] }
const many = (count: number, one: (n: number) => Readonly<Record<string, string>>) =>
  table(...Array.from({ length: count }, (_, n) => one(n)))

/** Small files of each kind that an operator may bring, and what becomes of them, as a table that is reviewed as a diff. */
const FILES: readonly (readonly [kind: string, content: () => string | Buffer | Promise<string | Buffer>])[] = [
  ['own format', () => JSON.stringify(own)],
  ['own format, with a field that it has not', () => JSON.stringify({ ...own, colour: 'red' })],
  ['own format, two products of one id', () => [own, own].map((one) => JSON.stringify(one)).join('\n')],
  ['own format, packed', () => gzipSync(JSON.stringify(own))],
  ['Shopify, as given', () => given('shopify-products.csv')],
  ['Shopify, with an earlier price', () => table({ ...shopify, 'Variant Compare At Price': '12.90' })],
  [
    'Shopify, hidden and archived',
    () => table({ ...shopify, Status: 'draft' }, { ...shopify, Handle: 'b', Status: 'archived' }),
  ],
  [
    'Shopify, a thousand variants of one product',
    () => many(1200, (n) => ({ ...shopify, 'Variant SKU': `S${n}`, 'Option1 Value': `${n}` })),
  ],
  ['WooCommerce, as given', () => given('woocommerce-products.csv')],
  [
    'WooCommerce in German',
    () =>
      lines(
        [
          ['ID', 'Typ', 'Artikelnummer', 'Name', 'Regulärer Preis'],
          ['1', 'simple', 'ZN', 'Zink', '9.90'],
        ],
        ';',
      ),
  ],
  [
    'WooCommerce in Windows-1252',
    () => Buffer.from('ID;Typ;Artikelnummer;Name;Regulärer Preis\n1;simple;ZN;Süßholz;9.90\n', 'latin1'),
  ],
  [
    'WooCommerce by a plugin',
    () =>
      table({
        'Product id': '1',
        'Product Name': 'Zinc',
        'Product SKU': 'ZN',
        'Regular Price': '9.90',
        'Stock Status': 'instock',
        'Product categories': 'Minerals',
      }),
  ],
  ['WooCommerce, two products of one sku', () => table(woo, { ...woo, ID: '2', Name: 'Iron' })],
  [
    'WooCommerce, prices in two currencies',
    () => table({ ...woo, Currency: 'EUR' }, { ...woo, ID: '2', SKU: 'B', Currency: 'USD' }),
  ],
  [
    'WooCommerce, virtual and downloadable',
    () => table({ ...woo, Type: 'simple, virtual' }, { ...woo, ID: '2', SKU: 'B', Type: 'simple, downloadable' }),
  ],
  [
    'WooCommerce, 12,000 rows with one wrong',
    () => many(12_000, (n) => ({ ...woo, ID: `${n}`, SKU: `S${n}`, 'Regular price': n === 77 ? 'soon' : '9.90' })),
  ],
  ['Merchant feed, as given', () => given('merchant-feed.xml')],
  ['Merchant feed in rupees', () => feed(item.replace('EUR', 'INR'))],
  ['Merchant feed as .tsv', () => lines([head, row], '\t')],
  ['Merchant feed as .csv', () => lines([head, row], ',')],
  ['Merchant feed as .txt in UTF-16', () => Buffer.from(`\uFEFF${lines([head, row], '\t')}`, 'utf16le')],
  [
    'table of an unknown shop',
    () =>
      lines(
        [
          ['Titel', 'Preis'],
          ['Zink', '9,90'],
        ],
        ';',
      ),
  ],
  ['table with headings alone', () => 'ID,Type,SKU,Name,Regular price\n'],
  ['table that is broken', () => `${table(woo)}"f`],
  ['spreadsheet', () => Buffer.from('PK\u0003\u0004\u0014\u0000[Content_Types].xml')],
  ['web page', () => '<!doctype html>\n<html></html>'],
  ['other XML', () => '<?xml version="1.0"?>\n<orders></orders>'],
]

const listed = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')

async function outcomeOf(content: string | Buffer): Promise<readonly string[]> {
  try {
    const { format, products, faults, notes, leftOut, lost } = await read(content)
    const [fault = ''] = faults
    const more = faults.length > 1 ? ` (and ${faults.length - 1} more)` : ''
    return [format, `${products.length}`, listed(leftOut), `${fault}${more}`, listed(lost), notes.join('; ')]
  } catch (error) {
    const message = error instanceof Error ? error.message.replace(/: \/\S+$/, '') : ''
    return ['', '', '', error instanceof ColumnsNeededError ? 'asked about its columns' : message, '', '']
  }
}

const cell = (text: string): string => text.replaceAll('|', '\\|')

it('takes, refuses and loses of each kind of file what the table says (operations.import-reads-other-shops, operations.import-names-other-formats)', async () => {
  const rows: string[] = []
  for (const [kind, content] of FILES)
    rows.push(`| ${[kind, ...(await outcomeOf(await content()))].map(cell).join(' | ')} |`)
  const titles = ['file', 'format', 'products', 'left out', 'refused', 'lost', 'told']
  const shown = [
    '# Kinds of file',
    '',
    `| ${titles.join(' | ')} |`,
    `| ${titles.map(() => '---').join(' | ')} |`,
    ...rows,
  ]
  await expect(`${shown.join('\n')}\n`).toMatchFileSnapshot('kinds-of-file.md')
})
