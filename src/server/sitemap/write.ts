import type { RenderModule } from '../render/painter.ts'

type Alternates = ReturnType<RenderModule['alternatesOf']>

/** A page in all its languages. */
export interface ListedPage {
  readonly alternates: Alternates
  readonly changedAt?: Date
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

// Nothing is escaped: addresses are an origin, paths of the shop's own and slugs, none of which has a sign that XML knows.

/** A list of sitemaps, by the protocol of sitemaps.org. */
export function writeIndex(addresses: readonly string[]): string {
  const sitemaps = addresses.map((address) => `<sitemap>\n<loc>${address}</loc>\n</sitemap>\n`)
  return `${XML}<sitemapindex xmlns="${NAMESPACE}">\n${sitemaps.join('')}</sitemapindex>\n`
}

/** A sitemap with each page in each of its languages, where it names all of them, as search engines want it. */
export function writePages(origin: string, pages: readonly ListedPage[]): string {
  const urls = pages.map((page) => writePage(origin, page))
  return `${XML}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`
}

function writePage(origin: string, { alternates, changedAt }: ListedPage): string {
  const links = alternates
    .map(({ tag, address }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${origin}${address}"/>\n`)
    .join('')
  const changed = changedAt === undefined ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>\n`
  // That of x-default is one of the others.
  const addresses = new Set(alternates.map(({ address }) => address))
  return [...addresses].map((address) => `<url>\n<loc>${origin}${address}</loc>\n${changed}${links}</url>\n`).join('')
}
