import { readPrefix } from '../language/address.ts'
import type { LanguageCode } from '#contract/languages.ts'

import type { Query } from '../catalogue/query.ts'

/** Where a person is: an address below a canonical language prefix. */
export interface Place {
  language: LanguageCode
  /** Below the prefix, starting with a slash. */
  path: string
  query: Query
}

/** The place of an address; undefined where it has no canonical prefix, so that a redirect will follow. */
export function readPlace(pathname: string, query: Query): Place | undefined {
  const found = readPrefix(pathname)
  return found && { language: found.language, path: found.path, query }
}

/** The slug of a product's page; undefined for every other page (section 2, 'Known routes'). */
export function productSlug({ path }: Place): string | undefined {
  const [, segment] = /^\/products\/([^/]+)\/?$/.exec(path) ?? []
  return segment
}

/** Whether the place is the product listing (section 2, 'Known routes'). */
export function isListing({ path }: Place): boolean {
  return path === '/products' || path === '/products/'
}
