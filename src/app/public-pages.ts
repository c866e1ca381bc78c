import { GENERAL_PAGES } from '#machines/app/place.ts'

export { alternatesOf } from '#machines/app/canonical.ts'

/**
 * Paths, below the language, of the pages that every shop has and that search engines should know, whatever it sells
 * (address.search-engines-find-the-pages).
 */
export const PUBLIC_PAGES: readonly string[] = ['/', '/products', ...GENERAL_PAGES.map((page) => `/${page}`)]
