import type { Area } from '#contract/area.ts'

/** This area in the browser. */
export const catalogue = {
  pages: {
    listing: {
      path: '/products',
      texts: ['catalogue'],
      charts: ['filterGroups'],
      menu: [0, 'shop', 1],
    },
    product: { path: '/products/{slug}', texts: ['catalogue'], charts: ['product'] },
    searchResults: {
      path: '/search-results',
      texts: ['catalogue'],
      charts: ['searchResults', 'filterGroups'],
      indexed: false,
    },
  },
} as const satisfies Area
