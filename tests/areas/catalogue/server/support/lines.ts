import type { ImportLine } from '#areas/import/server/index.ts'

type Variant = ImportLine['variants'][number]

/** A variant in the import format; what is not said is ordinary. */
export function variant(sku: string, fields: Partial<Variant> = {}): Variant {
  return {
    sku,
    net_contents: '60 capsules',
    quantity: 60,
    unit: 'capsules',
    price_eur: 10,
    price_gbp: 9,
    stock: 5,
    ...fields,
  }
}

/** A product in the import format with one variant; what is not said is ordinary. */
export function product(external_id: string, fields: Partial<ImportLine> = {}): ImportLine {
  return {
    external_id,
    brand: 'Alder',
    name: `Product ${external_id}`,
    variants: [variant(`sku-${external_id}`)],
    created_at: '2026-01-01',
    ...fields,
  }
}

/** Products as lines of a file. */
export function lines(...products: readonly ImportLine[]): string[] {
  return products.map((one) => JSON.stringify(one))
}
