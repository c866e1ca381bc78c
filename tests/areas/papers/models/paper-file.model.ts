import { paperFileMachine } from '#machines/papers/paper-file.machine.ts'

import { downloadModel } from '#tests/models/download.ts'

export const model = downloadModel({
  machine: paperFileMachine,
  intent: [
    { language: 'en', kind: 'paper', id: 4, number: 'EU-2026-00004' },
    { language: 'de', kind: 'slips', orderIds: [7, 3] },
  ],
  requirements: ['papers.pdf-in-the-buyers-language'],
})
