import type { Area } from '#contract/area.ts'

/** This area in the browser. */
export const folders = {
  pages: {
    folders: {
      path: '/account/practitioner/folders',
      texts: ['catalogue', 'shopping', 'builder'],
      charts: ['folders'],
      menu: [2, 'folders'],
    },
  },
} as const satisfies Area
