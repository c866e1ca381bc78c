import type { Area } from '#contract/area.ts'

const ACCOUNT = { texts: ['account'] } as const

/** This area in the browser. */
export const admin = {
  pages: {
    adminPractitioners: {
      path: '/account/admin/practitioners',
      ...ACCOUNT,
      charts: ['practitionersReview', 'lookups'],
      menu: [14, 'practitioners'],
    },
    adminAccounts: {
      path: '/account/admin/accounts',
      ...ACCOUNT,
      charts: ['accountsList'],
      menu: [17, 'accounts'],
    },
  },
} as const satisfies Area
