import type { Area } from '#contract/area.ts'

/** This area in the browser. */
export const practice = {
  pages: {
    practice: { path: '/practice/{shopName}', texts: ['practice'], charts: ['practice', 'practiceJoin'] },
    practiceEditor: {
      path: '/account/practitioner/shop',
      texts: ['practice', 'practiceEditor'],
      charts: ['practicePage'],
      menu: [7, 'practicePage'],
    },
  },
} as const satisfies Area
