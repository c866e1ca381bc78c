import { ordersDownloadMachine } from '#machines/orders/orders-download.machine.ts'

import { downloadModel } from '#tests/models/download.ts'

const ALL = { status: null, keyword: '', from: null, until: null, min: null, max: null } as const

export const model = downloadModel({
  machine: ordersDownloadMachine,
  intent: [
    { language: 'en', ...ALL, ids: [] },
    { language: 'de', ...ALL, from: '2026-01-01', max: '50', ids: [12, 13] },
  ],
  requirements: ['day.orders-as-csv'],
})
