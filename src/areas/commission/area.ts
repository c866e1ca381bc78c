import type { Area } from '#contract/area.ts'

const COMMISSION = { texts: ['orders', 'commission'] } as const

export const commission = {
  pages: {
    commission: {
      path: '/account/practitioner/commission',
      ...COMMISSION,
      charts: ['commission', 'commissionDownload', 'statementFile'],
      menu: [5, 'commission'],
    },
    statement: {
      path: '/account/practitioner/commission/payouts/{payoutId}',
      ...COMMISSION,
      charts: ['statement', 'statementFile'],
    },
    adminCommission: {
      path: '/account/admin/commission',
      ...COMMISSION,
      charts: ['payout', 'duesFile', 'sepaFile'],
      menu: [16, 'commission'],
    },
    commissionBank: {
      path: '/account/practitioner/commission/bank',
      ...COMMISSION,
      charts: ['bank', 'bankForm'],
    },
    commissionCorrection: {
      path: '/account/admin/commission/correction',
      ...COMMISSION,
      charts: ['correctionForm'],
    },
  },
} as const satisfies Area
