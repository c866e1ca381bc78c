import type { Area } from '#contract/area.ts'

/** This area in the browser. */
export const admin = {
  pages: {
    adminPractitioners: {
      path: '/account/admin/practitioners',
      charts: ['practitionersReview', 'lookups'],
      menu: [14, 'practitioners'],
    },
    adminAccounts: {
      path: '/account/admin/accounts',
      charts: ['accountsList'],
      menu: [17, 'accounts'],
    },
  },
} as const satisfies Area
