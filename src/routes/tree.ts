import { createRoute, notFound } from '@tanstack/react-router'

import { accountRoutes } from './account.ts'
import { ownAreaRoute } from './area.ts'
import { languageRoute } from './language.ts'
import { lazyScreen } from './lazy-screen.tsx'
import { leadOn } from './legacy.ts'
import { rootRoute } from './root.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The source file of the page's screen: the server tells the browser early what to load. */
    readonly screen?: string
  }
}

const homeRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: '/',
  component: lazyScreen(() => import('#screens/home/HomeScreen.tsx'), 'HomeScreen'),
  staticData: { screen: 'src/screens/home/HomeScreen.tsx' },
})

const productsRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: 'products',
  component: lazyScreen(() => import('#screens/catalogue/ListingScreen.tsx'), 'ListingScreen'),
  staticData: { screen: 'src/screens/catalogue/ListingScreen.tsx' },
})

const productRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: 'products/$slug',
  // Products of the old shop had a number at their end; so may those of this one.
  beforeLoad: async ({ params, location, context }) => {
    if (/-\d+$/.test(params.slug)) await leadOn(location, context)
  },
  component: lazyScreen(() => import('#screens/product/ProductScreen.tsx'), 'ProductScreen'),
  staticData: { screen: 'src/screens/product/ProductScreen.tsx' },
})

const searchRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: 'search-results',
  component: lazyScreen(() => import('#screens/search/SearchScreen.tsx'), 'SearchScreen'),
  staticData: { screen: 'src/screens/search/SearchScreen.tsx' },
})

const cartRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: 'cart',
  component: lazyScreen(() => import('#screens/cart/CartScreen.tsx'), 'CartScreen'),
  staticData: { screen: 'src/screens/cart/CartScreen.tsx' },
})

const wishlistRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: 'wishlist',
  component: lazyScreen(() => import('#screens/wishlist/WishlistScreen.tsx'), 'WishlistScreen'),
  staticData: { screen: 'src/screens/wishlist/WishlistScreen.tsx' },
})

const TEXT_PAGES = {
  about: 'AboutScreen',
  practitioners: 'PractitionersScreen',
  shipping: 'ShippingScreen',
  privacy: 'PrivacyScreen',
  terms: 'TermsScreen',
} as const

const textRoutes = Object.entries(TEXT_PAGES).map(([path, screen]) =>
  createRoute({
    getParentRoute: () => languageRoute,
    path,
    component: lazyScreen(() => import('#screens/pages/TextScreens.tsx'), screen),
    staticData: { screen: 'src/screens/pages/TextScreens.tsx' },
  }),
)

const contactRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: 'contact',
  component: lazyScreen(() => import('#screens/pages/ContactScreen.tsx'), 'ContactScreen'),
  staticData: { screen: 'src/screens/pages/ContactScreen.tsx' },
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

/** The addresses of the shop. */
export const routeTree = rootRoute.addChildren([
  languageRoute.addChildren([
    homeRoute,
    productsRoute,
    productRoute,
    searchRoute,
    cartRoute,
    wishlistRoute,
    ...textRoutes,
    contactRoute,
    ...accountRoutes,
    ownAreaRoute,
    unknownRoute,
  ]),
])
