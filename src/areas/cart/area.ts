import type { Area } from '#contract/area.ts'

/** This area in the browser. */
export const cart = {
  pages: {
    cart: {
      path: '/cart',
      texts: ['catalogue', 'shopping'],
      charts: ['cart', 'mailCart'],
      indexed: false,
      builder: 'hidden',
    },
    wishlist: {
      path: '/wishlist',
      texts: ['catalogue', 'shopping'],
      charts: ['wishlist'],
      indexed: false,
      builder: 'hidden',
    },
  },
} as const satisfies Area
