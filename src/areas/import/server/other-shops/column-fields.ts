import type { ColumnField } from '#areas/import/contract/import-formats.ts'

import { type Field, field } from './fields.ts'

const OWN_CURRENCY = 'with the currency beside it or in its column, else in the one that was said or the shop’s own'

/** The use of each column of a table, by the names that WooCommerce’s own export has for it where it has any. */
export const NAMED_COLUMNS = {
  fields: {
    id: field(
      'ID',
      'external_id',
      'with `woocommerce:` before it, or `table:`; where there is none the group, the sku or the name',
    ),
    kind: field(
      'Type',
      '',
      'variations are variants of the row that they name; other kinds than products are left out',
    ),
    sku: field('SKU', 'variants.sku', 'made from the name and the attributes where there is none, or it is doubled'),
    barcode: field('GTIN, UPC, EAN, or ISBN', 'variants.barcode'),
    name: field('Name', 'name'),
    published: field('Published', '', '-1: left out as draft, 0 as private'),
    visible: field('Visibility in catalog', '', 'hidden ones are left out, but for parts of a group'),
    downloadable: field('Downloadable', '', 'left out'),
    virtual: field('Virtual', '', 'left out'),
    short_description: field('Short description', 'description', 'its first paragraphs'),
    description: field('Description', 'description'),
    sale_from: field('Date sale price starts', '', 'the sale price holds between both'),
    sale_to: field('Date sale price ends', '', 'the sale price holds between both'),
    in_stock: field('In stock?', 'variants.stock', '0 is none; 1 without a number is not counted'),
    stock: field('Stock', 'variants.stock', 'below 0 is 0'),
    backorders: field('Backorders allowed?', 'variants.stock', '1 and `notify`: not counted'),
    sale_price: field(
      'Sale price',
      ['variants.price_eur', 'variants.price_gbp'],
      'while it holds; the other price is then the earlier one',
    ),
    price: field('Regular price', ['variants.price_eur', 'variants.price_gbp'], OWN_CURRENCY),
    regular_price: field('Compare at price', ['variants.regular_price_eur', 'variants.regular_price_gbp']),
    currency: field('Currency', '', 'of all prices of the row'),
    categories: field('Categories', 'categories', 'several parted by commas or bars, paths by >'),
    images: field('Images', ['images', 'variants.image'], 'of a variation the first'),
    variant_image: field('Variant image', 'variants.image'),
    contents: field('Size', 'variants.net_contents', 'several in one text'),
    warnings: field('Warnings', 'warnings'),
    allergens: field('Allergens', 'allergens'),
    group: field('Parent', '', 'rows that name the same one are variants of one product'),
    parts: field('Grouped products', '', 'the group is left out, its parts are products'),
    brand: field('Brands', 'brand', "the shop's own name where there is none"),
    position: field('Position', '', 'the order of variations'),
  } satisfies Readonly<Record<ColumnField, Field>>,
  silent: {
    'Is featured?': ['0'],
    'Tax status': ['taxable'],
    'Sold individually?': ['0'],
    'Allow customer reviews?': [],
    'Download limit': ['-1', '0'],
    'Download expiry days': ['-1', '0'],
  },
}

/** Attributes of a product without variations that say what is in a pack. */
export const CONTENTS_ATTRIBUTE = /^(?:pack(?:age)? )?(?:size|contents?|quantity|count|volume)$/i
