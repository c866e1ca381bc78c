import { commissionDownloadMachine } from '#machines/commission/commission-download.machine.ts'

import { downloadModel } from '#tests/models/download.ts'

export const model = downloadModel({
  machine: commissionDownloadMachine,
  intent: [
    { language: 'en', from: null, to: null, client: null, protocol: null, state: null },
    { language: 'de', from: '2026-01-01', to: '2026-03-31', client: 3, protocol: 5, state: 'paid' },
  ],
  requirements: ['commission.csv-download'],
})
