import { createRoute, lazyRouteComponent } from '@tanstack/react-router'

import { rootRoute } from './root.tsx'

const languageRoute = createRoute({ getParentRoute: () => rootRoute, path: '$language' })

const productsRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: 'products',
  component: lazyRouteComponent(() => import('#screens/catalogue/ListingScreen.tsx'), 'ListingScreen'),
})

const productRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: 'products/$slug',
  component: lazyRouteComponent(() => import('#screens/product/ProductScreen.tsx'), 'ProductScreen'),
})

/** The addresses of the shop (section 2, decision 1). */
export const routeTree = rootRoute.addChildren([languageRoute.addChildren([productsRoute, productRoute])])
