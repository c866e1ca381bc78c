import { GENERAL_PAGES } from '#machines/app/place.ts'

export { alternatesOf } from '#machines/app/canonical.ts'

/** Paths, below the language, of the pages that every shop has and that search engines should know, whatever it sells (decision 1). */
export const PUBLIC_PAGES: readonly string[] = ['/', '/products', ...GENERAL_PAGES.map((page) => `/${page}`)]
