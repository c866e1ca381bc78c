import type { AdminProduct } from '#areas/products/contract/products.ts'

/** A product with one variant, in the fields that tests look at. */
export const adminProduct = (
  id: number,
  fields: AdminProduct['fields'] = {},
  edits: AdminProduct['edits'] = [],
): AdminProduct => ({
  product_id: id,
  slug: `product-${id}`,
  language: 'en',
  fields: {
    name: 'Zinc',
    'name.de': '',
    'description.de': '',
    hidden: false,
    brand: 1,
    pictures: [],
    'price_eur.5': 10,
    'price_gbp.5': 9,
    'stock.5': 3,
    ...fields,
  },
  variants: [{ id: 5, sku: 'ZN-60', withdrawn: false }],
  import: null,
  edits,
})

export const edit = (id: number, can_undo = true): AdminProduct['edits'][number] => ({
  id,
  field: 'name',
  before: 'Zinc',
  after: 'Zinc forte',
  edited_by: { user_id: 1, first_name: 'Ada', last_name: 'Lin' },
  edited_at: '2026-11-27T08:00:00Z',
  undone_at: can_undo ? null : '2026-11-27T09:00:00Z',
  can_undo,
})
