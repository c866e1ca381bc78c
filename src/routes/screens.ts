import type { ComponentType } from 'react'

import type { PageName } from '#machines/pages/pages.ts'

/** The screens of the pages that visitors go to and fro between. Those of all others are named in code that comes late. */
export const SCREENS = {
  home: async () => (await import('#areas/home/screens/front/HomeScreen.tsx')).HomeScreen,
  listing: async () => (await import('#areas/catalogue/screens/ListingScreen.tsx')).ListingScreen,
  product: async () => (await import('#shell/ProductScreen.tsx')).ProductScreen,
  searchResults: async () => (await import('#areas/catalogue/screens/search/SearchScreen.tsx')).SearchScreen,
  cart: async () => (await import('#areas/cart/screens/CartScreen.tsx')).CartScreen,
  wishlist: async () => (await import('#areas/cart/screens/wishlist/WishlistScreen.tsx')).WishlistScreen,
} satisfies Readonly<Partial<Record<PageName, () => Promise<ComponentType>>>>

export type ShopPage = keyof typeof SCREENS
