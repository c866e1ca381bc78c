import { createRoute, lazyRouteComponent } from '@tanstack/react-router'

import { PageInLanguage } from './drawn-pages.tsx'
import { rootRoute } from './root.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The source file of the page's screen: the server tells the browser early what to load. */
    readonly screen?: string
  }
}

const languageRoute = createRoute({ getParentRoute: () => rootRoute, path: '$language', component: PageInLanguage })

const productsRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: 'products',
  component: lazyRouteComponent(() => import('#screens/catalogue/ListingScreen.tsx'), 'ListingScreen'),
  staticData: { screen: 'src/screens/catalogue/ListingScreen.tsx' },
})

const productRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: 'products/$slug',
  component: lazyRouteComponent(() => import('#screens/product/ProductScreen.tsx'), 'ProductScreen'),
  staticData: { screen: 'src/screens/product/ProductScreen.tsx' },
})

const searchRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: 'search-results',
  component: lazyRouteComponent(() => import('#screens/search/SearchScreen.tsx'), 'SearchScreen'),
  staticData: { screen: 'src/screens/search/SearchScreen.tsx' },
})

/** The addresses of the shop (section 2, decision 1). */
export const routeTree = rootRoute.addChildren([languageRoute.addChildren([productsRoute, productRoute, searchRoute])])
