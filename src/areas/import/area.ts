import type { Area } from '#contract/area.ts'

/** This area in the browser. */
export const catalogueImport = {
  pages: {
    adminImport: {
      path: '/account/admin/import',
      texts: ['import'],
      charts: ['catalogueImport'],
      menu: [19, 'import'],
    },
  },
} as const satisfies Area
