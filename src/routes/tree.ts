import { createRoute, notFound, redirect } from '@tanstack/react-router'
import type { AnyRoute } from '@tanstack/react-router'

import { ACCOUNT } from '#machines/pages/own-areas.ts'
import { PAGE_NAMES, pageNamed } from '#machines/pages/pages.ts'
import type { PageName } from '#machines/pages/pages.ts'

import { languageRoute } from './language.ts'
import { lazyScreen } from './lazy-screen.tsx'
import { leadOn } from './legacy.ts'
import { isInArea, loadScreen } from './load-screen.ts'
import { rootRoute } from './root.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly page?: PageName
  }
}

/** A path of the table as the router writes it: `/products/{slug}` is `/products/$slug`. */
const routed = (path: string): string => path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `$${name}`)

/** The signed-in user's own area. The server renders none of its pages. */
const areaRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: ACCOUNT,
  component: lazyScreen(async () => (await import('./area-screens.ts')).AccountArea),
})

const areaPages = PAGE_NAMES.filter(isInArea).map((name) =>
  createRoute({
    getParentRoute: () => areaRoute,
    path: routed(pageNamed(name).path.slice(ACCOUNT.length)),
    component: lazyScreen(() => loadScreen(name)),
  }),
)

const pages = PAGE_NAMES.filter((name) => !isInArea(name)).map((name) =>
  createRoute({
    getParentRoute: () => languageRoute,
    path: routed(pageNamed(name).path),
    component: lazyScreen(() => loadScreen(name)),
    staticData: { page: name },
    // Products of the old shop had a number at their end; so may those of this one.
    beforeLoad: async ({ location, context }) => {
      if (name === 'product' && /-\d+$/.test(location.pathname)) await leadOn(location, context)
    },
  }),
)

/** The token goes out of the address before anything is shown, and on in the entry of the history, which nobody else reads. */
const tokenRoutes = PAGE_NAMES.filter((name) => pageNamed(name).token).map((name) => {
  const { path } = pageNamed(name)
  return createRoute({
    getParentRoute: () => languageRoute,
    path: `${path}/$token`,
    beforeLoad: ({ params }) => {
      const { language, token } = params as { language: string; token: string }
      throw redirect({ href: `/${language}${path}`, replace: true, state: { oneTimeToken: token } })
    },
  })
})

/** Whatever is below a language and is no page: it may have been one of the old shop. */
const unknownRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: '$',
  beforeLoad: async ({ location, context }) => {
    await leadOn(location, context)
    throw notFound()
  },
})

const children: readonly AnyRoute[] = [...pages, ...tokenRoutes, areaRoute.addChildren(areaPages), unknownRoute]

/** The addresses of the shop. */
export const routeTree = rootRoute.addChildren([languageRoute.addChildren(children)])
