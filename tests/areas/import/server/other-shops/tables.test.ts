import { gzipSync } from 'node:zlib'

import { describe, expect, it } from 'vitest'

import type { ColumnField } from '#areas/import/contract/import-formats.ts'
import { ColumnsNeededError } from '#areas/import/server/index.ts'

import { lines, read, table } from './support/read.ts'

const ITEMS = [
  [
    'id',
    'title',
    'description',
    'link',
    'image_link',
    'availability',
    'price',
    'sale price',
    'brand',
    'gtin',
    'item group id',
    'size',
  ],
  [
    'CU-60',
    'Curcumin',
    'Two months.',
    'https://a.test/cu',
    'https://a.test/60.jpg',
    'in stock',
    '44.00 EUR',
    '',
    'Fernway',
    '0590',
    'CU',
    '60',
  ],
  [
    'CU-120',
    'Curcumin',
    '',
    'https://a.test/cu',
    'https://a.test/120.jpg',
    'out of stock',
    '80.00 EUR',
    '70.00 EUR',
    'Fernway',
    '',
    'CU',
    '120',
  ],
]
const CURCUMIN = [
  {
    external_id: 'merchant:CU',
    name: 'Curcumin',
    description: 'Two months.',
    brand: 'Fernway',
    variants: [
      {
        sku: 'CU-60',
        net_contents: '60',
        price_eur: 4400,
        barcode: '0590',
        image: 'https://a.test/60.jpg',
        stock: null,
      },
      { sku: 'CU-120', net_contents: '120', price_eur: 7000, regular_price_eur: 8000, stock: 0 },
    ],
  },
]

describe('a feed for Google Merchant that is a table', () => {
  const text = lines(ITEMS, '\t')
  it.each([
    ['parted by tabs', text],
    ['parted by commas', lines(ITEMS, ',')],
    ['parted by semicolons', lines(ITEMS, ';')],
    ['with a line that names the delimiter', `sep=;\r\n${lines(ITEMS, ';')}`],
    [
      'with other letter case and spelling of its headings',
      text.replace('image_link', 'Image Link').replace('item group id', 'ITEM_GROUP_ID'),
    ],
    ['in UTF-8 with a mark', `\uFEFF${text}`],
    ['in UTF-16 with a mark', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['in UTF-16 without one', Buffer.from(text, 'utf16le')],
    ['in UTF-16 of the other order', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['packed', gzipSync(text)],
  ])('is read %s (operations.import-reads-other-shops)', async (_, content) => {
    const { format, products, faults } = await read(content)
    expect(faults).toEqual([])
    expect(format).toBe('merchant')
    expect(products).toMatchObject(CURCUMIN)
  })

  it('takes several pictures of one cell, and details parted by colons', async () => {
    const { products } = await read(
      table({
        id: 'A',
        title: 'Zinc',
        link: 'https://a.test',
        availability: 'in_stock',
        price: '9 EUR',
        additional_image_link: 'https://a.test/1.jpg,https://a.test/2.jpg',
        product_detail: 'Label:Warnings:Not for children.',
      }),
    )
    expect(products).toMatchObject([
      { images: ['https://a.test/1.jpg', 'https://a.test/2.jpg'], warnings: 'Not for children.' },
    ])
  })
})

describe('the encoding of a table (operations.import-reads-encodings)', () => {
  const rows = [
    {
      ID: '1',
      Typ: 'simple',
      Artikelnummer: 'A',
      Name: 'Löwenzahn',
      'Regulärer Preis': '9,90',
      Beschreibung: 'Für müde Füße – täglich eine, 30 °C',
    },
    {
      ID: '2',
      Typ: 'simple',
      Artikelnummer: 'B',
      Name: 'Süßholzwurzel',
      'Regulärer Preis': '7,50',
      Beschreibung: 'Schont Säure und Größe',
    },
  ]
  it.each(['utf8', 'utf16le', 'latin1'] as const)('is found in what was written as %s', async (encoding) => {
    const text = table(...rows.map((row) => ({ ...row, Beschreibung: row.Beschreibung.replace('–', '-') })))
    const { products, format } = await read(Buffer.from(encoding === 'utf16le' ? `\uFEFF${text}` : text, encoding))
    expect(format).toBe('woocommerce')
    expect(products.map(({ name }) => name)).toEqual(['Löwenzahn', 'Süßholzwurzel'])
    expect(products[0]?.description).toBe('Für müde Füße - täglich eine, 30 °C')
  })
})

/** Tables of other shops as they export them, cut down, with what an admin would say of columns that are not certain. */
const OTHER_SHOPS: readonly (readonly [
  name: string,
  content: string,
  said: Record<string, ColumnField | null>,
  expected: object[],
])[] = [
  [
    'PrestaShop',
    lines(
      [
        [
          'Product ID',
          'Active (0/1)',
          'Name *',
          'Categories (x,y,z...)',
          'Price tax included',
          'Tax rules ID',
          'Reference #',
          'Manufacturer',
          'EAN13',
          'Quantity',
          'Summary',
          'Description',
          'Image URLs (x,y,z...)',
        ],
        [
          '1',
          '1',
          'Zinc',
          'Minerals,Bestsellers',
          '9.90',
          '1',
          'ZN',
          'Fernway',
          '0590',
          '4',
          '60 tablets',
          '<p>One a day.</p>',
          'https://a.test/1.jpg,https://a.test/2.jpg',
        ],
        ['2', '0', 'Iron', 'Minerals', '7.90', '1', 'FE', 'Fernway', '', '4', '', '', ''],
      ],
      ';',
    ),
    {},
    [
      {
        external_id: 'table:1',
        name: 'Zinc',
        brand: 'Fernway',
        categories: [['Minerals'], ['Bestsellers']],
        description: '60 tablets\nOne a day.',
        images: ['https://a.test/1.jpg', 'https://a.test/2.jpg'],
        variants: [{ sku: 'ZN', price_eur: 990, stock: 4, barcode: '0590' }],
      },
    ],
  ],
  [
    'Magento',
    table(
      {
        sku: 'ZN',
        product_type: 'simple',
        categories: 'Default Category/Minerals,Default Category/Minerals/Zinc',
        name: 'Zinc',
        description: 'One a day.',
        product_online: '1',
        visibility: 'Catalog, Search',
        price: '9.9000',
        special_price: '',
        qty: '4.0000',
        is_in_stock: '1',
        base_image: 'https://a.test/1.jpg',
      },
      {
        sku: 'COURSE',
        product_type: 'downloadable',
        categories: '',
        name: 'Course',
        description: '',
        product_online: '1',
        visibility: 'Catalog, Search',
        price: '20',
        special_price: '',
        qty: '',
        is_in_stock: '1',
        base_image: '',
      },
    ),
    { product_type: 'kind', categories: 'categories' },
    [
      {
        external_id: 'table:ZN',
        categories: [['Minerals'], ['Minerals', 'Zinc']],
        variants: [{ sku: 'ZN', price_eur: 990, stock: 4 }],
      },
    ],
  ],
  [
    'Shopware',
    lines(
      [
        [
          'ordernumber',
          'mainnumber',
          'name',
          'supplier',
          'price',
          'pseudoprice',
          'active',
          'instock',
          'description_long',
          'ean',
        ],
        ['SW1', 'SW1', 'Zinc', 'Fernway', '9,90', '12,90', '1', '4', 'One a day.', '0590'],
        ['SW1.2', 'SW1', 'Zinc', 'Fernway', '17,90', '', '1', '2', '', ''],
      ],
      ';',
    ),
    { ordernumber: 'sku', instock: 'stock', description_long: 'description' },
    [
      {
        external_id: 'table:SW1',
        description: 'One a day.',
        variants: [
          { sku: 'SW1', price_eur: 990, regular_price_eur: 1290, stock: 4 },
          { sku: 'SW1.2', price_eur: 1790, stock: 2 },
        ],
      },
    ],
  ],
  [
    'Squarespace',
    table(
      {
        'Product ID [Non Editable]': 'p1',
        'Variant ID [Non Editable]': 'v1',
        'Product Type [Non Editable]': 'PHYSICAL',
        Title: 'Zinc',
        Description: '<p>One a day.</p>',
        SKU: 'ZN-60',
        'Option Name 1': 'Size',
        'Option Value 1': '60',
        Price: '9.90',
        'Sale Price': '8.90',
        'On Sale': 'No',
        Stock: '4',
        Visible: 'Yes',
        'Hosted Image URLs': 'https://a.test/1.jpg https://a.test/2.jpg',
      },
      { 'Variant ID [Non Editable]': 'v2', SKU: 'ZN-120', 'Option Value 1': '120', Price: '17', Stock: 'Unlimited' },
    ),
    { 'Sale Price': null, Stock: 'stock', 'Option Value 1': null, 'Product Type [Non Editable]': 'kind' },
    [
      {
        external_id: 'table:p1',
        images: ['https://a.test/1.jpg', 'https://a.test/2.jpg'],
        variants: [
          { sku: 'ZN-60', net_contents: '60', price_eur: 990, stock: 4 },
          { sku: 'ZN-120', net_contents: '120', price_eur: 1700, stock: null },
        ],
      },
    ],
  ],
  [
    'Wix',
    table(
      {
        handleId: 'h1',
        fieldType: 'Product',
        name: 'Zinc',
        description: 'One a day.',
        productImageUrl: 'https://a.test/1.jpg;https://a.test/2.jpg',
        collection: 'Minerals',
        sku: 'ZN',
        price: '9.90',
        visible: 'true',
        inventory: 'InStock',
        productOptionName1: 'Size',
        productOptionDescription1: '60;120',
      },
      {
        handleId: 'h1',
        fieldType: 'Variant',
        sku: 'ZN-60',
        price: '9.90',
        inventory: '4',
        productOptionDescription1: '60',
      },
      {
        handleId: 'h1',
        fieldType: 'Variant',
        sku: 'ZN-120',
        price: '17',
        inventory: 'OutOfStock',
        productOptionDescription1: '120',
      },
    ),
    {},
    [
      {
        external_id: 'table:h1',
        variants: [
          { sku: 'ZN-60', net_contents: '60', price_eur: 990, stock: 4 },
          { sku: 'ZN-120', net_contents: '120', price_eur: 1700, stock: 0 },
        ],
      },
    ],
  ],
  [
    'a list that somebody made, in German',
    lines(
      [
        ['Artikelnummer', 'Bezeichnung', 'Hersteller', 'VK brutto', 'Bestand', 'Inhalt'],
        ['ZN', 'Zink', 'Fernway', '9,90 €', '4', '60 Tabletten'],
      ],
      ';',
    ),
    {},
    [
      {
        external_id: 'table:ZN',
        name: 'Zink',
        brand: 'Fernway',
        variants: [{ sku: 'ZN', price_eur: 990, stock: 4, net_contents: '60 Tabletten' }],
      },
    ],
  ],
]

describe('a table of a shop that is not known (admin.import-asks-about-columns)', () => {
  it.each(OTHER_SHOPS)('is asked about, and read as it is said: %s', async (_, content, said, expected) => {
    const asked = await read(content).catch((error: unknown) => error)
    if (!(asked instanceof ColumnsNeededError)) throw new Error('The columns were not asked about.', { cause: asked })
    expect(asked.format).toBe('table')
    const columns = Object.fromEntries(
      asked.columns.columns.map(({ heading, field }, at) => [at, heading in said ? (said[heading] ?? null) : field]),
    )
    const { products, faults } = await read(content, undefined, { answers: { columns } })
    expect(faults).toEqual([])
    expect(products).toMatchObject(expected)
    expect(products).toHaveLength(expected.length)
  })

  it('shows three values of each column, and names no field where two columns could be it', async () => {
    const content = table(
      { Titel: 'Zink', Preis: '9,90', VK: '10,90', Notiz: '' },
      { Titel: 'Eisen', Preis: '7,90', VK: '8,90', Notiz: '' },
      { Titel: `<b>${'k'.repeat(90)}</b>`, Preis: '7,90', VK: '8,90', Notiz: '' },
      { Titel: 'Selen', Preis: '1', VK: '2', Notiz: 'x' },
    )
    await expect(read(content)).rejects.toMatchObject({
      columns: {
        columns: [
          { heading: 'Titel', samples: ['Zink', 'Eisen', 'k'.repeat(60)], suggested: ['name'], field: 'name' },
          { heading: 'Preis', samples: ['9,90', '7,90', '7,90'], suggested: ['price'], field: null },
          { heading: 'VK', suggested: ['price'], field: null },
          { heading: 'Notiz', samples: ['x'], suggested: [], field: null },
        ],
      },
    })
  })

  it.each([
    ['a price is missing', { Titel: 'name', Preis: null }],
    ['two are the same', { Titel: 'name', Preis: 'price', VK: 'price' }],
  ] as const)('is asked about again where %s', async (_, byHeading) => {
    await expect(read(table({ Titel: 'Zink', Preis: '9', VK: '9' }), undefined, { byHeading })).rejects.toThrow(
      'It is not known what the columns of this table are; name them with --columns FILE.json',
    )
  })

  it('is not asked about where the same headings were spoken of before', async () => {
    const asked: string[] = []
    const remembered = async (signature: string) => {
      asked.push(signature)
      return Promise.resolve({ 0: 'name', 1: 'price' } as const)
    }
    const content = table({ Titel: 'Zink', Preis: '9,90' })
    const { products } = await read(content, undefined, { remembered })
    expect(products).toMatchObject([{ name: 'Zink', variants: [{ price_eur: 990 }] }])
    await read(content.replace('9,90', '8,90'), undefined, { remembered })
    expect(new Set(asked).size).toBe(1)
    await read(content.replace('Titel', 'Name'), undefined, { remembered })
    expect(new Set(asked).size).toBe(2)
  })
})

describe('prices', () => {
  const woo = { ID: '1', Type: 'simple', SKU: 'A', Name: 'Zinc', 'Regular price': '9.90' }
  it('are read in the currency that an admin says, where they name none', async () => {
    const { products } = await read(table(woo), undefined, { answers: { currency: 'GBP' } })
    expect(products[0]?.variants[0]).toMatchObject({ price_gbp: 990 })
    expect(products[0]?.variants[0]).not.toHaveProperty('price_eur')
  })

  it('of two currencies are each taken in its own, and of a third refused in words', async () => {
    const { products, faults } = await read(
      table(
        { ...woo, Currency: 'EUR' },
        { ...woo, ID: '2', SKU: 'B', Currency: 'GBP' },
        { ...woo, ID: '3', SKU: 'C', Currency: 'INR' },
        { ...woo, ID: '4', SKU: 'D', 'Regular price': '$9.90' },
      ),
    )
    expect(products.map(({ variants: [one] }) => [one?.price_eur, one?.price_gbp])).toEqual([
      [990, undefined],
      [undefined, 990],
    ])
    expect(faults).toEqual([
      'line 4: Regular price: is in INR, and this shop sells in EUR and GBP',
      'line 5: Regular price: is in $, and this shop sells in EUR and GBP',
    ])
  })
})

it('takes titles of up to 255 letters from files, and says of a longer one that it is too long', async () => {
  const row = { ID: '1', Type: 'simple', SKU: 'A', 'Regular price': '9' }
  const { products, faults } = await read(
    table({ ...row, Name: 'n'.repeat(255) }, { ...row, ID: '2', SKU: 'B', Name: 'n'.repeat(256) }),
  )
  expect(products.map(({ name }) => name.length)).toEqual([255])
  expect(faults).toEqual(['line 3: Name: is longer than 255 characters'])
})

it('refuses a table that has headings alone, in one sentence', async () => {
  await expect(read('ID,Type,SKU,Name,Regular price\n')).rejects.toThrow('The table has headings and no rows: ')
})
