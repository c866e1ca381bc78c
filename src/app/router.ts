import { createRouter } from '@tanstack/react-router'
import type { ParsedLocation, RouterHistory } from '@tanstack/react-router'

import { NotFoundPage } from '#routes/drawn-pages.tsx'
import type { RouterContext } from '#routes/root.tsx'
import { routeTree } from '#routes/tree.ts'
import { ErrorScreen } from '#screens/errors/ErrorScreen.tsx'

import { parseSearch, stringifySearch } from './address-query.ts'

export interface RouterPorts {
  /** The browser's own history by default. */
  readonly history?: RouterHistory
  /** The user prefers reduced motion. */
  readonly reducedMotion?: boolean
  /** Tells for which locations the router restores the scroll position; false on the server. */
  readonly scrolls: false | ((location: ParsedLocation) => boolean)
  readonly onError: (error: unknown) => void
}

/** The router over the shop's addresses. Its search reader and writer keep addresses plain. */
export function createShopRouter(
  context: RouterContext,
  { history, reducedMotion = false, scrolls, onError }: RouterPorts,
) {
  return createRouter({
    routeTree,
    context,
    ...(history && { history }),
    parseSearch,
    stringifySearch,
    trailingSlash: 'never',
    scrollRestoration: scrolls && (({ location }) => scrolls(location)),
    // Smooth, but at once with reduced motion (address.new-page-starts-at-its-top, accessibility.reduced-motion-is-obeyed).
    scrollRestorationBehavior: reducedMotion ? 'instant' : 'smooth',
    caseSensitive: true,
    defaultOnCatch: onError,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundPage,
  })
}

export type ShopRouter = ReturnType<typeof createShopRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: ShopRouter
  }
}
