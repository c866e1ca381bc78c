import { createRouter } from '@tanstack/react-router'

import type { RouterContext } from '#routes/root.tsx'
import { routeTree } from '#routes/tree.ts'
import { ErrorScreen } from '#screens/errors/ErrorScreen.tsx'
import { NotFoundScreen } from '#screens/errors/NotFoundScreen.tsx'

import { parseSearch, stringifySearch } from './address-query.ts'

/** The router over the shop's addresses. Its search reader and writer keep addresses plain. */
export function createShopRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    trailingSlash: 'never',
    defaultPreload: 'intent',
    scrollRestoration: true,
    // The smooth way to the top is the style sheet's, which also knows reduced motion (section 2, decision 3).
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
  })
}

export type ShopRouter = ReturnType<typeof createShopRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: ShopRouter
  }
}
