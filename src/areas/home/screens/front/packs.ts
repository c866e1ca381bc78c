import type { ListProduct } from '#areas/catalogue/contract/catalogue.ts'

/** The drawn pack shot of a product: it stands on a clear ground. A photo brings its own ground and stands on no shelf. */
export function packOf({ assets }: ListProduct): string | undefined {
  const picture = assets[0]?.thumbnails[250]
  return picture?.endsWith('.svg') === true ? picture : undefined
}

/** Products whose packs look well side by side: of each form one first, then the others, at most so many. */
export function shelved(products: readonly ListProduct[], most: number): readonly ListProduct[] {
  const drawn = products.filter((product) => packOf(product) !== undefined)
  const isFirst = (product: ListProduct, at: number) =>
    drawn.findIndex((other) => other.delivery_form?.id === product.delivery_form?.id) === at
  return [...drawn.filter(isFirst), ...drawn.filter((product, at) => !isFirst(product, at))].slice(0, most)
}

/** The addresses of their packs. */
export function packsOf(products: readonly ListProduct[]): readonly string[] {
  return products.flatMap((product) => packOf(product) ?? [])
}
