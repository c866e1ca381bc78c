import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

import type { OptionGroup } from '#areas/catalogue/contract/catalogue.ts'
import type { Currency } from '#contract/currency.ts'
import type { TaxClass } from '#contract/tax.ts'
import type { Timestamp, GivenTimestamp, NullableTimestamp } from '#server/database/columns.ts'

export interface CatalogueTables {
  option: OptionTable
  option_name: OptionNameTable
  product: ProductTable
  product_text: ProductTextTable
  product_option: ProductOptionTable
  variant: VariantTable
  variant_text: VariantTextTable
  price_history: PriceHistoryTable
  product_image: ProductImageTable
  catalogue_version: CatalogueVersionTable
}

declare module '#server/database/schema.ts' {
  interface Schema extends CatalogueTables {}
}

interface OptionTable {
  id: GeneratedAlways<number>
  filter_group: OptionGroup
  parent_id: number | null
  slug: string
  name: string
  language_id: number
}

interface OptionNameTable {
  option_id: number
  language_id: number
  name: string
}

/** An ingredient on a label; amounts are per serving. */
export interface StoredIngredient {
  name: string
  amount?: number | undefined
  unit?: string | undefined
  dv_percent?: number | undefined
  group?: string | undefined
  kind?: string | undefined
}

interface ProductTable {
  id: GeneratedAlways<number>
  external_id: string
  import_hash: Buffer
  slug: string
  name: string
  language_id: number
  brand_id: number
  delivery_form_id: number | null
  zero_waste: boolean
  practitioner_only: boolean
  tax_class: ColumnType<TaxClass, TaxClass | undefined, TaxClass>
  description: string | null
  serving_size: string | null
  suggested_use: string | null
  warnings: string | null
  allergens: string | null
  ingredients: JSONColumnType<StoredIngredient[]>
  other_ingredients: string[]
  created_at: Timestamp
  updated_at: Timestamp
  /** Set while the product is taken off sale by hand. */
  hidden_at: NullableTimestamp
  /** The import in the browser that wrote it last. */
  import_id: ColumnType<number | null, number | null | undefined, number | null>
  /** The other shop that it came from, as the addresses in its file had it. */
  import_shop: ColumnType<string | null, string | null | undefined, string | null>
}

interface ProductTextTable {
  product_id: number
  language_id: number
  name: string
  description: string | null
  serving_size: string | null
  suggested_use: string | null
  warnings: string | null
  allergens: string | null
  ingredients: JSONColumnType<StoredIngredient[]> | null
  other_ingredients: string[] | null
}

interface ProductOptionTable {
  product_id: number
  option_id: number
}

interface VariantTable {
  id: GeneratedAlways<number>
  product_id: number
  position: number
  sku: string
  barcode: string | null
  net_contents: string
  quantity: number | null
  unit: string | null
  /** Cents; null if the product is not sold there. At least one of the two prices is set. */
  price_eur: number | null
  /** Pence. */
  price_gbp: number | null
  /** Cents; the price is reduced while it is below. */
  regular_price_eur: Generated<number | null>
  /** Pence. */
  regular_price_gbp: Generated<number | null>
  /** Null if stock is not counted. */
  stock: number | null
  withdrawn_at: NullableTimestamp
}

interface VariantTextTable {
  variant_id: number
  language_id: number
  net_contents: string
}

interface PriceHistoryTable {
  variant_id: number
  currency: Currency
  since: GivenTimestamp
  /** In hundredths; null while the variant was not on sale. */
  price: number | null
  /** True where it was asked as a reduced price. */
  reduced: boolean
}

interface ProductImageTable {
  product_id: number
  position: number
  address: string
  photo: string | null
  file_mark: string | null
  /** Set if the picture shows only that variant. */
  variant_id: number | null
}

interface CatalogueVersionTable {
  single: Generated<boolean>
  version: number
  /** Raised by every change except to stock alone. */
  contents: Generated<number>
  /** True while changes are not yet part of a published version. */
  unpublished: Generated<boolean>
}
