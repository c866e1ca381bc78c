import { slugify } from '../slugs.ts'

const SKU_MAX = 64

/** Gives each variant of a file a sku of its own. */
export interface Skus {
  /** Learns the skus that the file itself has, before any is given. */
  see(sku: string): void
  /**
   * The variant's own sku, or one made of its product's handle and its contents where it has none, or where the variant
   * of an earlier line has the same; `doubled` is that line.
   */
  give(variant: {
    readonly number: number
    readonly sku: string
    readonly handle: string
    readonly contents: string | undefined
  }): { readonly sku: string; readonly doubled?: number }
}

export function createSkus(): Skus {
  const inFile = new Set<string>()
  const given = new Map<string, number>()
  const make = (base: string): string => {
    const start = base.slice(0, SKU_MAX - 6)
    let sku = start
    for (let more = 2; inFile.has(sku) || given.has(sku); more += 1) sku = `${start}-${more}`
    return sku
  }
  return {
    see: (sku) => {
      if (sku !== '') inFile.add(sku)
    },
    give: ({ number, sku, handle, contents }) => {
      const first = sku === '' ? undefined : given.get(sku)
      const own =
        sku !== '' && first === undefined
          ? sku
          : make(
              [sku === '' ? handle : sku, ...(contents === undefined ? [] : [slugify(contents, '')])]
                .filter(Boolean)
                .join('-'),
            )
      given.set(own, number)
      return first === undefined ? { sku: own } : { sku: own, doubled: first }
    },
  }
}
