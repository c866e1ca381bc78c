import type { Area } from '#contract/area.ts'

export const cart = {
  pages: {
    cart: {
      path: '/cart',
      texts: ['catalogue', 'shopping'],
      charts: ['cart', 'mailCart', 'cartFillings'],
      indexed: false,
      frame: 'bare',
    },
    wishlist: {
      path: '/wishlist',
      texts: ['catalogue', 'shopping'],
      charts: ['wishlist'],
      indexed: false,
      frame: 'bare',
    },
  },
} as const satisfies Area
