import type { RouteComponent } from '@tanstack/react-router'

import type { PageName } from '#machines/pages/pages.ts'

import { lazyScreen } from './lazy-screen.tsx'

/** The screens of the pages that visitors go to and fro between. Those of all others are named in code that comes late. */
export const SCREENS = {
  home: lazyScreen(async () => (await import('#screens/home/HomeScreen.tsx')).HomeScreen),
  listing: lazyScreen(async () => (await import('#screens/catalogue/ListingScreen.tsx')).ListingScreen),
  product: lazyScreen(async () => (await import('#screens/product/ProductScreen.tsx')).ProductScreen),
  searchResults: lazyScreen(async () => (await import('#screens/search/SearchScreen.tsx')).SearchScreen),
  cart: lazyScreen(async () => (await import('#screens/cart/CartScreen.tsx')).CartScreen),
  wishlist: lazyScreen(async () => (await import('#screens/wishlist/WishlistScreen.tsx')).WishlistScreen),
} satisfies Readonly<Partial<Record<PageName, RouteComponent>>>

export type ShopPage = keyof typeof SCREENS
