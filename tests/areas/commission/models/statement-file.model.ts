import { statementFileMachine } from '#machines/commission/statement-file.machine.ts'

import { downloadModel } from '#tests/models/download.ts'

export const model = downloadModel({
  machine: statementFileMachine,
  intent: [
    { language: 'en', kind: 'payout', id: 4 },
    { language: 'de', kind: 'year', year: 2026 },
  ],
  requirements: ['commission.statements-as-pdf'],
})
