import type { Area } from '#contract/area.ts'

const RETURNS = { texts: ['orders', 'returns'] } as const

/** This area in the browser. */
export const returns = {
  pages: {
    adminReturns: {
      path: '/account/admin/returns',
      ...RETURNS,
      charts: ['allReturns'],
      menu: [15.5, 'returns', 1],
    },
    adminReturn: { path: '/account/admin/returns/{returnId}', ...RETURNS, charts: ['adminReturn'] },
  },
} as const satisfies Area
