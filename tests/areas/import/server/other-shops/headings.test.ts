import { expect, it } from 'vitest'

import type { ColumnField } from '#areas/import/contract/import-formats.ts'
import { WOOCOMMERCE_HEADINGS } from '#areas/import/server/other-shops/headings.ts'

import { read, table } from './support/read.ts'

const values = {
  id: '12',
  kind: 'variable',
  sku: 'ASH',
  name: 'Ashwagandha',
  published: '1',
  visible: 'visible',
  short_description: '60 tablets',
  description: 'One a day.',
  in_stock: '1',
  backorders: '0',
  categories: 'Supplements > Herbs',
  images: 'https://a.test/1.jpg',
  brand: 'Fernway',
} as const

const variation = {
  id: '13',
  kind: 'variation',
  sku: 'ASH-60',
  barcode: '0590',
  published: '1',
  in_stock: '1',
  stock: '4',
  sale_price: '7,90',
  price: '9,90',
  group: 'id:12',
  position: '1',
} as const

type Row = Partial<Record<ColumnField, string>>

/** Every name that a language has for each field, in turn. */
const LANGUAGES = WOOCOMMERCE_HEADINGS.flatMap((headings) =>
  [0, 1, 2].map((turn) => {
    const nameOf = (field: ColumnField): string => {
      const names = (headings[field] ?? '').split('|')
      return names[turn] ?? names[0] ?? ''
    }
    const [attribute = '', value = ''] = headings.attributes.map((heading) => {
      const names = heading.split('|')
      return (names[turn] ?? names[0] ?? '').replace('#', '1')
    })
    return { title: `${headings.price} ${turn}`, nameOf, attribute, value }
  }),
)

it.each(LANGUAGES)(
  "reads WooCommerce's own export with the headings of a language: $title (operations.import-reads-other-shops)",
  async ({ nameOf, attribute, value }) => {
    const row = (given: Row, contents: string) => ({
      ...Object.fromEntries(Object.entries(given).map(([field, cell]) => [nameOf(field as ColumnField), cell])),
      [attribute]: 'Size',
      [value]: contents,
    })
    const { format, products, faults, leftOut, lost } = await read(
      table(row(values, '60 capsules, 120 capsules'), row(variation, '60 capsules')),
    )
    expect(faults).toEqual([])
    expect({ format, leftOut, lost }).toEqual({ format: 'woocommerce', leftOut: {}, lost: {} })
    expect(products).toMatchObject([
      {
        external_id: 'woocommerce:12',
        brand: 'Fernway',
        name: 'Ashwagandha',
        description: '60 tablets\nOne a day.',
        categories: [['Supplements', 'Herbs']],
        images: ['https://a.test/1.jpg'],
        variants: [
          {
            sku: 'ASH-60',
            barcode: '0590',
            net_contents: '60 capsules',
            price_eur: 790,
            regular_price_eur: 990,
            stock: 4,
          },
        ],
      },
    ])
  },
)

it('reads the export of a plugin that names products as WordPress does not', async () => {
  const { format, products, faults, leftOut, lost } = await read(
    table(
      {
        'Product id': '7',
        'Parent id': '0',
        'Product Name': 'Zinc',
        'Product SKU': 'ZN',
        'Product categories': 'Supplements>Minerals|Herbs',
        'Image URL': 'https://a.test/1.jpg|https://a.test/2.jpg',
        'Stock Status': 'instock',
        'Stock Quantity': '5',
        'Regular Price': '9.90',
        'Sale Price': '7.90',
        Price: '7.90',
        'Product Type': 'simple',
        'Product Status': 'publish',
      },
      { 'Product id': '8', 'Product Name': 'Ash', 'Product Type': 'variable', 'Product Status': 'publish' },
      {
        'Product id': '9',
        'Parent id': '8',
        'Product SKU': 'ASH-60',
        'Stock Status': 'outofstock',
        'Regular Price': '18',
        'Product Type': 'variation',
        'attribute:pa_size': '60 capsules',
      },
      { 'Product id': '10', 'Product Name': 'Draft', 'Regular Price': '1', 'Product Status': 'draft' },
    ),
  )
  expect(faults).toEqual([])
  expect(format).toBe('woocommerce')
  expect(products).toMatchObject([
    {
      external_id: 'woocommerce:7',
      categories: [['Supplements', 'Minerals'], ['Herbs']],
      images: ['https://a.test/1.jpg', 'https://a.test/2.jpg'],
      variants: [{ sku: 'ZN', price_eur: 790, regular_price_eur: 990, stock: 5 }],
    },
    {
      external_id: 'woocommerce:8',
      variants: [{ sku: 'ASH-60', net_contents: '60 capsules', price_eur: 1800, stock: 0 }],
    },
  ])
  expect(leftOut).toEqual({ draft: 1 })
  expect(lost).toEqual({ Price: 1 })
})

it("reads the export of a plugin that keeps WordPress's own names, and cuts the titles of its pictures", async () => {
  const { format, products, faults } = await read(
    table({
      ID: '7',
      post_parent: '0',
      post_title: 'Zinc',
      post_content: '<p>One a day.</p>',
      post_excerpt: '60 tablets',
      post_status: 'publish',
      sku: 'ZN',
      downloadable: 'no',
      virtual: 'no',
      stock: '5',
      stock_status: 'instock',
      regular_price: '9.90',
      sale_price: '',
      images: 'https://a.test/1.jpg ! alt :  ! title : one.jpg ! desc :  ! caption :  | https://a.test/2.jpg ! alt : ',
      'tax:product_type': 'simple',
      'tax:product_cat': 'Supplements > Minerals',
      'meta:_global_unique_id': '0590',
    }),
  )
  expect(faults).toEqual([])
  expect(format).toBe('woocommerce')
  expect(products).toMatchObject([
    {
      external_id: 'woocommerce:7',
      description: '60 tablets\nOne a day.',
      categories: [['Supplements', 'Minerals']],
      images: ['https://a.test/1.jpg', 'https://a.test/2.jpg'],
      variants: [{ sku: 'ZN', price_eur: 990, stock: 5, barcode: '0590' }],
    },
  ])
})

it('takes the parts of a group, hidden or not, and counts the group itself', async () => {
  const part = { Type: 'simple', Published: '1', 'Regular price': '9', 'Visibility in catalog': 'hidden' }
  const { products, leftOut } = await read(
    table(
      { ID: '1', Type: 'grouped', SKU: 'SET', Name: 'Set', Published: '1', 'Grouped products': 'A, id:3' },
      { ...part, ID: '2', SKU: 'A', Name: 'A' },
      { ...part, ID: '3', SKU: 'B', Name: 'B' },
      { ...part, ID: '4', SKU: 'C', Name: 'C' },
      { ...part, ID: '5', SKU: 'D', Name: 'D', Type: 'simple, downloadable', 'Visibility in catalog': 'visible' },
    ),
  )
  expect(products.map(({ name }) => name)).toEqual(['A', 'B'])
  expect(leftOut).toEqual({ grouped: 1, hidden: 1, downloadable: 1 })
})

it('takes what the other shop does not show where an admin wants it, and never what is no thing', async () => {
  const row = { Type: 'simple', Published: '1', 'Regular price': '9', 'Visibility in catalog': 'visible' }
  const { products, leftOut } = await read(
    table(
      { ...row, ID: '1', SKU: 'A', Name: 'Draft', Published: '-1' },
      { ...row, ID: '2', SKU: 'B', Name: 'Private', Published: '0' },
      { ...row, ID: '3', SKU: 'C', Name: 'Hidden', 'Visibility in catalog': 'hidden' },
      { ...row, ID: '4', SKU: 'D', Name: 'Course', Type: 'simple, virtual' },
    ),
    undefined,
    { answers: { take_unpublished: true } },
  )
  expect(products.map(({ name }) => name)).toEqual(['Draft', 'Private', 'Hidden'])
  expect(leftOut).toEqual({ virtual: 1 })
})
