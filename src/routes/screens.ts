import type { ComponentType } from 'react'

import type { PageName } from '#machines/pages/pages.ts'

/** The screens of the pages that visitors go to and fro between. Those of all others are named in code that comes late. */
export const SCREENS = {
  home: async () => (await import('#screens/home/HomeScreen.tsx')).HomeScreen,
  listing: async () => (await import('#screens/catalogue/ListingScreen.tsx')).ListingScreen,
  product: async () => (await import('#screens/product/ProductScreen.tsx')).ProductScreen,
  searchResults: async () => (await import('#screens/search/SearchScreen.tsx')).SearchScreen,
  cart: async () => (await import('#screens/cart/CartScreen.tsx')).CartScreen,
  wishlist: async () => (await import('#screens/wishlist/WishlistScreen.tsx')).WishlistScreen,
} satisfies Readonly<Partial<Record<PageName, () => Promise<ComponentType>>>>

export type ShopPage = keyof typeof SCREENS
