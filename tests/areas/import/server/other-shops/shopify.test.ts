import { expect, it } from 'vitest'

import { read, table } from './support/read.ts'

const zinc = {
  Handle: 'zinc',
  Title: 'Zinc',
  'Body (HTML)': '<p>One a day, <b>with water</b>.</p><ul><li>Vegan &amp; pure</li></ul>',
  Vendor: 'Fernway',
  Published: 'true',
  'Option1 Name': 'Title',
  'Option1 Value': 'Default Title',
  'Option2 Value': '',
  'Variant SKU': 'ZN',
  'Variant Inventory Tracker': 'shopify',
  'Variant Inventory Qty': '5',
  'Variant Inventory Policy': 'deny',
  'Variant Price': '9.90',
  'Variant Compare At Price': '',
  'Image Src': '',
  'Image Position': '',
  'Variant Image': '',
  'Gift Card': 'false',
  Status: 'active',
}

it('makes a product of the rows that share a handle', async () => {
  const { products, faults, records } = await read(
    table(
      {
        ...zinc,
        Type: 'Minerals',
        'Option1 Value': '60',
        'Option2 Value': 'Lemon',
        'Image Src': 'https://a.test/2.jpg',
        'Image Position': '2',
      },
      {
        Handle: 'zinc',
        'Option1 Value': '120',
        'Option2 Value': 'Lemon',
        'Variant SKU': 'ZN-120',
        'Variant Price': '17',
        'Variant Image': 'https://a.test/3.jpg',
      },
      { Handle: 'zinc', 'Image Src': 'https://a.test/1.jpg', 'Image Position': '1' },
      { ...zinc, Handle: 'iron', Title: 'Iron', 'Variant SKU': 'FE' },
    ),
  )
  expect(faults).toEqual([])
  expect(records).toBe(4)
  expect(products).toMatchObject([
    {
      external_id: 'shopify:zinc',
      brand: 'Fernway',
      name: 'Zinc',
      description: 'One a day, with water.\nVegan & pure',
      categories: [['Minerals']],
      images: ['https://a.test/1.jpg', 'https://a.test/2.jpg', 'https://a.test/3.jpg'],
      variants: [
        { sku: 'ZN', net_contents: '60, Lemon', price_eur: 990, stock: 5, image: undefined },
        { sku: 'ZN-120', net_contents: '120, Lemon', price_eur: 1700, stock: null, image: 'https://a.test/3.jpg' },
      ],
    },
    { external_id: 'shopify:iron', variants: [{ sku: 'FE', net_contents: undefined }] },
  ])
})

it.each([
  ['not counted without a tracker', { 'Variant Inventory Tracker': '' }, null],
  ['not counted where it is sold when out of stock', { 'Variant Inventory Policy': 'continue' }, null],
  ['not counted where no number is given', { 'Variant Inventory Qty': '' }, null],
  ['none where the number is below 0', { 'Variant Inventory Qty': '-3' }, 0],
])('takes stock for %s (catalogue.uncounted-stock)', async (_, fields, stock) => {
  expect((await read(table({ ...zinc, ...fields }))).products[0]?.variants[0]?.stock).toBe(stock)
})

it('asks the price of its own region, whose brand stands where none is named', async () => {
  const { products } = await read(table({ ...zinc, Vendor: '' }), { region: 'uk', name: 'Apothecary' })
  expect(products).toMatchObject([{ brand: 'Apothecary', variants: [{ price_gbp: 990 }] }])
  expect(products[0]?.variants[0]).not.toHaveProperty('price_eur')
})

it('makes a sku where there is none, and another where it is doubled, and tells of that', async () => {
  const { products, notes } = await read(
    table(
      { ...zinc, 'Variant SKU': '' },
      { ...zinc, Handle: 'iron', 'Option1 Value': '60', 'Variant SKU': 'FE' },
      { Handle: 'iron', 'Option1 Value': '90', 'Variant SKU': 'FE', 'Variant Price': '9' },
      { ...zinc, Handle: 'fe', 'Variant SKU': '' },
      { ...zinc, Handle: 'copper', 'Variant SKU': 'fe' },
    ),
  )
  expect(products.map(({ variants }) => variants.map(({ sku }) => sku))).toEqual([
    ['zinc'],
    ['FE', 'FE-90'],
    ['fe-2'],
    ['fe'],
  ])
  expect(notes).toEqual(['line 4: sku FE stands in line 3 already; this variant has FE-90'])
})

it('leaves out and counts drafts, archived products and gift cards', async () => {
  const { products, leftOut, lost } = await read(
    table(
      { ...zinc, Status: 'draft', Tags: 'kept' },
      { ...zinc, Handle: 'b', Published: 'false' },
      { ...zinc, Handle: 'c', Status: 'archived' },
      { ...zinc, Handle: 'd', 'Gift Card': 'true' },
    ),
  )
  expect(products).toEqual([])
  expect(leftOut).toEqual({ draft: 2, archived: 1, gift_card: 1 })
  expect(lost).toEqual({})
})

it('counts values for which the shop has no place, and keeps those of warnings and allergens', async () => {
  const allergens = 'Allergens (product.metafields.custom.allergens)'
  const { products, lost } = await read(
    table(
      {
        ...zinc,
        Tags: 'vegan',
        'Variant Compare At Price': '12',
        'SEO Title': 'Zinc',
        'Variant Taxable': 'true',
        Warnings: 'Not for children.',
        [allergens]: 'Soy',
      },
      { ...zinc, Handle: 'iron', 'Variant SKU': 'FE', Tags: 'iron', 'Variant Taxable': 'false' },
    ),
  )
  expect(products[0]).toMatchObject({ warnings: 'Not for children.', allergens: 'Soy' })
  expect(lost).toEqual({ Tags: 2, 'SEO Title': 1, 'Variant Taxable': 1 })
})

it("names the file's own columns in what it refuses", async () => {
  const { faults } = await read(
    table({ ...zinc, Title: '', 'Variant Price': '0.00' }, { ...zinc, Handle: 'b', 'Variant Price': '' }),
  )
  expect(faults).toEqual(['line 2: Title: is empty; Variant Price: is not above 0', 'line 3: variants.0: has no price'])
})

it('reads the columns of newer exports too', async () => {
  const { products, format } = await read(
    table({
      Title: 'Zinc',
      'URL handle': 'zinc',
      'Published on online store': 'TRUE',
      Status: 'Active',
      SKU: 'ZN',
      'Option1 name': 'Title',
      'Option1 value': 'Default Title',
      Price: '9.90',
      'Inventory tracker': 'shopify',
      'Inventory quantity': '3',
      'Continue selling when out of stock': 'DENY',
      'Product image URL': 'https://a.test/1.jpg',
    }),
  )
  expect(format).toBe('shopify')
  expect(products).toMatchObject([
    {
      external_id: 'shopify:zinc',
      images: ['https://a.test/1.jpg'],
      variants: [{ sku: 'ZN', price_eur: 990, stock: 3 }],
    },
  ])
})

it('takes a long description whole and tells of it', async () => {
  const { products, notes } = await read(table({ ...zinc, 'Body (HTML)': `<p>${'word '.repeat(1200)}</p>` }))
  expect(products[0]?.description).toHaveLength(5999)
  expect(notes).toEqual(['description: has 5999 characters, all of them are taken'])
})
