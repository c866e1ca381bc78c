import { field } from './fields.ts'

/** WooCommerce's product export: variations are rows of their own that name their parent, anywhere in the file. */
export const WOOCOMMERCE = {
  fields: {
    id: field('ID', 'external_id', 'with `woocommerce:` before it'),
    type: field(
      'Type',
      '',
      '`simple` and `variable` are products, `variation` one of their variants; others are left out',
    ),
    sku: field('SKU', 'variants.sku', 'made from the name and the attributes where there is none, or it is doubled'),
    barcode: field('GTIN, UPC, EAN, or ISBN', 'variants.barcode'),
    name: field('Name', 'name'),
    published: field('Published', '', '-1: left out as draft, 0 as private'),
    short: field('Short description', 'description', 'its first paragraphs'),
    description: field('Description', 'description'),
    saleFrom: field('Date sale price starts', '', 'the sale price holds between both'),
    saleTo: field('Date sale price ends', '', 'the sale price holds between both'),
    inStock: field('In stock?', 'variants.stock', '0 is none; 1 without a number is not counted'),
    stock: field('Stock', 'variants.stock', 'below 0 is 0'),
    backorders: field('Backorders allowed?', 'variants.stock', '1 and `notify`: not counted'),
    salePrice: field('Sale price', ['variants.price_eur', 'variants.price_gbp'], 'while it holds'),
    price: field('Regular price', ['variants.price_eur', 'variants.price_gbp'], "the shop's own currency"),
    categories: field('Categories', 'categories', 'several parted by commas, paths by >'),
    images: field('Images', ['images', 'variants.image'], 'of a variation the first'),
    parent: field('Parent', ''),
    brand: field('Brands', 'brand', "the shop's own name where there is none"),
    position: field('Position', '', 'the order of variations'),
  },
  silent: {
    'Is featured?': ['0'],
    'Visibility in catalog': ['visible'],
    'Tax status': ['taxable'],
    'Sold individually?': ['0'],
    'Allow customer reviews?': [],
    'Download limit': ['-1', '0'],
    'Download expiry days': ['-1', '0'],
  },
} as const

/** Attributes stand in columns of their own, by number: name, values, and two switches. */
export const ATTRIBUTE = /^Attribute (\d+) (name|value\(s\)|visible|global|default)$/i

/** Attributes of a product without variations that say what is in a pack. */
export const CONTENTS_ATTRIBUTE = /^(?:pack(?:age)? )?(?:size|contents?|quantity|count|volume)$/i
