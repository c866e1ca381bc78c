import { expect, it } from 'vitest'

import { read, table } from './support/read.ts'

const zinc = {
  ID: '11',
  Type: 'simple',
  SKU: 'ZN',
  Name: 'Zinc',
  Published: '1',
  'Short description': '<p>60 tablets</p>',
  Description: 'One a day.\\n\\nWith water.',
  'In stock?': '1',
  Stock: '7',
  'Backorders allowed?': '0',
  'Sale price': '',
  'Regular price': '9,90',
  Categories: 'Supplements > Minerals, Herbs\\, roots &amp; bark',
  Images: 'https://a.test/1.jpg, https://a.test/2.jpg',
  Parent: '',
  Brands: 'Fernway',
}

it('makes a product of a simple row', async () => {
  const { format, products, faults } = await read(`\uFEFF${table({ ...zinc, 'GTIN, UPC, EAN, or ISBN': '0590' })}`)
  expect(faults).toEqual([])
  expect(format).toBe('woocommerce')
  expect(products).toMatchObject([
    {
      external_id: 'woocommerce:11',
      brand: 'Fernway',
      description: '60 tablets\nOne a day.\nWith water.',
      categories: [['Supplements', 'Minerals'], ['Herbs, roots & bark']],
      images: ['https://a.test/1.jpg', 'https://a.test/2.jpg'],
      variants: [{ sku: 'ZN', price_eur: 990, stock: 7, barcode: '0590', net_contents: undefined }],
    },
  ])
})

const ash = {
  ...zinc,
  ID: '12',
  Type: 'variable',
  SKU: 'ASH',
  Name: 'Ashwagandha',
  'Regular price': '',
  Stock: '',
  'Attribute 1 name': 'Size',
  'Attribute 1 value(s)': '60, 120',
}
const variation = { Type: 'variation', Published: '1', 'In stock?': '1', 'Attribute 1 name': 'Size' }

it('gives variations to the parent that they name, wherever they stand', async () => {
  const { products, faults } = await read(
    table(
      {
        ...variation,
        ID: '14',
        SKU: 'ASH-120',
        Parent: 'id:12',
        Position: '2',
        'Regular price': '31,00',
        'Attribute 1 value(s)': '120 capsules',
        Images: 'https://a.test/120.jpg',
      },
      { ...ash },
      { ...zinc },
      {
        ...variation,
        ID: '13',
        SKU: '',
        Parent: 'ASH',
        Position: '1',
        'Regular price': '18,00',
        'Attribute 1 value(s)': '60 capsules',
      },
      { ...variation, ID: '15', SKU: 'LOST', Parent: 'id:99', 'Regular price': '1,00' },
    ),
  )
  expect(products).toMatchObject([
    {
      external_id: 'woocommerce:12',
      images: ['https://a.test/1.jpg', 'https://a.test/2.jpg', 'https://a.test/120.jpg'],
      variants: [
        { sku: 'ashwagandha-60-capsules', net_contents: '60 capsules', price_eur: 1800, stock: null },
        { sku: 'ASH-120', net_contents: '120 capsules', price_eur: 3100, image: 'https://a.test/120.jpg' },
      ],
    },
    { external_id: 'woocommerce:11' },
  ])
  expect(faults).toEqual(['line 6: Parent: id:99 is not in the file'])
})

it.each([
  ['not counted where it is in stock without a number', { Stock: '' }, null],
  ['none where it is out of stock', { 'In stock?': '0', Stock: '4' }, 0],
  [
    'not counted where it may be ordered when out of stock',
    { 'Backorders allowed?': 'notify', 'In stock?': '0' },
    null,
  ],
  ['none where the number is below 0', { Stock: '-2' }, 0],
  ['that of its number', { Stock: '1.200' }, 1200],
])('takes stock for %s (catalogue.uncounted-stock)', async (_, fields, stock) => {
  expect((await read(table({ ...zinc, ...fields }))).products[0]?.variants[0]?.stock).toBe(stock)
})

it.each([
  ['always', {}, 790],
  ['from now on', { 'Date sale price starts': '2020-01-01' }, 790],
  ['no longer', { 'Date sale price ends': '2020-01-31' }, 990],
  ['not yet', { 'Date sale price starts': '2999-01-01' }, 990],
])('asks the sale price while it holds: %s', async (_, dates, price) => {
  const { products, lost } = await read(table({ ...zinc, 'Sale price': '7,90', ...dates }))
  expect(products[0]?.variants[0]?.price_eur).toBe(price)
  expect(lost['Sale price']).toBe(price === 790 ? undefined : 1)
})

it('leaves out and counts what is not published and what is no product of its own', async () => {
  const { products, leftOut } = await read(
    table(
      { ...zinc, Published: '-1' },
      { ...zinc, ID: '2', Published: '0' },
      { ...zinc, ID: '3', Type: 'grouped' },
      { ...zinc, ID: '4', Type: 'external' },
      { ...zinc, ID: '5', Type: 'pw-gift-card' },
      { ...zinc, ID: '6', Type: 'bundle' },
      { ...ash },
      { ...variation, ID: '13', SKU: 'A', Parent: 'id:12', 'Regular price': '18', 'Attribute 1 value(s)': '60' },
      { ...variation, ID: '14', SKU: 'B', Parent: 'id:12', 'Regular price': '31', Published: '0' },
      { ...zinc, ID: '7', SKU: 'V', Type: 'simple, virtual' },
    ),
  )
  expect(products.map(({ external_id }) => external_id)).toEqual(['woocommerce:12'])
  expect(products[0]?.variants).toHaveLength(1)
  expect(leftOut).toEqual({ draft: 1, private: 2, grouped: 1, external: 1, gift_card: 1, other_kind: 1, virtual: 1 })
})

it('finds contents, warnings and allergens among attributes and meta fields, and counts the others as lost', async () => {
  const { products, lost } = await read(
    table({
      ...zinc,
      'Attribute 1 name': 'Pack size',
      'Attribute 1 value(s)': '60 tablets',
      'Attribute 1 visible': '1',
      'Attribute 2 name': 'Allergens',
      'Attribute 2 value(s)': 'Soy',
      'Attribute 3 name': 'Origin',
      'Attribute 3 value(s)': 'Peru',
      'Meta: _warnings': 'Not for children.',
      Tags: 'zinc',
      'Tax status': 'taxable',
    }),
  )
  expect(products).toMatchObject([
    { warnings: 'Not for children.', allergens: 'Soy', variants: [{ net_contents: '60 tablets' }] },
  ])
  expect(lost).toEqual({ 'Attribute: Origin': 1, Tags: 1 })
})
