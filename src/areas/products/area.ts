import type { Area } from '#contract/area.ts'

/** This area in the browser. */
export const products = {
  pages: {
    adminProducts: {
      path: '/account/admin/products',
      texts: ['products'],
      charts: ['allProducts'],
      menu: [18, 'products', 1],
    },
    adminProduct: {
      path: '/account/admin/products/{productId}',
      texts: ['practiceEditor', 'products'],
      charts: ['adminProduct'],
    },
  },
} as const satisfies Area
