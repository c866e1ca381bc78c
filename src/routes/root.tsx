import { createRootRouteWithContext, redirect } from '@tanstack/react-router'

import type { LanguageCode } from '#contract/languages.ts'
import { canonicalPath } from '#machines/language/address.ts'
import { Shell } from '#shell/Shell.tsx'

import { NotFoundPage } from './drawn-pages.tsx'

export interface RouterContext {
  /** Resolves once React has all of a page that the server drew: until then no other page may be opened. */
  readonly taken: Promise<void>
  /** The language that a person last used. */
  readonly storedLanguage: () => LanguageCode
  /**
   * True for a path of the old shop, below the language prefix. The server has redirected those before, so there it is
   * always false.
   */
  readonly isLegacy: (path: string) => Promise<boolean>
}

/**
 * All pages live below a language prefix: an address without one is led there, once, query and hash kept
 * (address.missing-language-is-added).
 */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ location: { pathname, searchStr, hash }, context }) => {
    const path = canonicalPath(pathname, context.storedLanguage())
    if (path !== pathname) throw redirect({ href: `${path}${searchStr}${hash ? `#${hash}` : ''}`, replace: true })
  },
  component: Shell,
  notFoundComponent: NotFoundPage,
})
