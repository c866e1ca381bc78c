import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'

import { rootRoute } from './root.tsx'

const languageRoute = createRoute({ getParentRoute: () => rootRoute, path: '$language' })

// The listing is the shop's front door until the home page stands.
const homeRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: '/',
  beforeLoad: ({ params }) => {
    throw redirect({ href: `/${params.language}/products`, replace: true })
  },
})

const productsRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: 'products',
  component: lazyRouteComponent(() => import('#screens/catalogue/ListingScreen.tsx'), 'ListingScreen'),
})

/** The addresses of the shop (section 2, decision 1). */
export const routeTree = rootRoute.addChildren([languageRoute.addChildren([homeRoute, productsRoute])])
