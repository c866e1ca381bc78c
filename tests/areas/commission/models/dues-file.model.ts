import { duesFileMachine } from '#machines/commission/payout/due-files.machine.ts'

import { downloadModel } from '#tests/models/download.ts'

export const model = downloadModel({
  machine: duesFileMachine,
  intent: [{ language: 'en' }, { language: 'de' }],
  requirements: ['admin.dues-as-files'],
})
