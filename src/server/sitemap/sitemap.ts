import { DEFAULT_LANGUAGE } from '#contract/languages.ts'

import type { Catalogue } from '#areas/catalogue/server/index.ts'
import type { PublicPractice } from '#areas/practice/server/index.ts'
import type { RenderModule } from '../render/painter.ts'
import { writeIndex, writePages } from './write.ts'

/**
 * Each stands 12 times, with 13 links. In this number they stay far below the protocol's 50,000 addresses and 50 MB, also where the
 * names of host and products are as long as names can be: more would keep the process for longer in one go than others should wait.
 */
export const PRODUCTS_PER_FILE = 200

export interface SitemapSource {
  readonly origin: string
  /** The client's code: it knows which pages there are, and which addresses they name in their own heads. */
  readonly client: Pick<RenderModule, 'alternatesOf' | 'sitemapPaths'>
  /** Undefined where the products are not known. */
  readonly catalogue: Pick<Catalogue, 'productCount' | 'listAddresses'> | undefined
  /** The practice pages that anyone can read. */
  readonly practices: readonly PublicPractice[]
  readonly productsPerFile?: number
}

/**
 * The text of one of the shop's sitemaps (address.search-engines-find-the-pages) by the name of its file; undefined where
 * there is none of that name.
 */
export async function writeSitemap(
  file: string,
  { origin, client, catalogue, practices, productsPerFile = PRODUCTS_PER_FILE }: SitemapSource,
): Promise<string | undefined> {
  const pageAt = (path: string) => ({
    alternates: client.alternatesOf({ language: DEFAULT_LANGUAGE, path, query: {} }),
  })
  const ofProducts = Array.from(
    { length: Math.ceil((catalogue?.productCount ?? 0) / productsPerFile) },
    (_, i) => `sitemap-products-${i + 1}.xml`,
  )

  const ofPractices = Array.from(
    { length: Math.ceil(practices.length / productsPerFile) },
    (_, i) => `sitemap-practices-${i + 1}.xml`,
  )

  if (file === 'sitemap.xml')
    return writeIndex(['sitemap-pages.xml', ...ofProducts, ...ofPractices].map((name) => `${origin}/${name}`))
  if (file === 'sitemap-pages.xml') return writePages(origin, client.sitemapPaths().map(pageAt))
  const practicePlace = ofPractices.indexOf(file)
  if (practicePlace !== -1) {
    const start = practicePlace * productsPerFile
    return writePages(
      origin,
      practices
        .slice(start, start + productsPerFile)
        .map(({ shop_name, changed_at }) => ({ ...pageAt(`/practice/${shop_name}`), changedAt: changed_at })),
    )
  }
  const place = ofProducts.indexOf(file)
  if (catalogue === undefined || place === -1) return undefined
  const products = await catalogue.listAddresses(place * productsPerFile, productsPerFile)
  return writePages(
    origin,
    products.map(({ slug, updated_at }) => ({ ...pageAt(`/products/${slug}`), changedAt: updated_at })),
  )
}
