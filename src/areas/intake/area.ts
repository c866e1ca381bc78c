import type { Area } from '#contract/area.ts'

/** This area in the browser. */
export const intake = {
  pages: {
    ingredients: {
      path: '/account/admin/ingredients',
      texts: ['intake'],
      charts: ['ingredients'],
      menu: [18.5, 'ingredients'],
    },
  },
} as const satisfies Area
