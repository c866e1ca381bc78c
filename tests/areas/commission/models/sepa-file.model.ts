import { sepaFileMachine } from '#machines/commission/payout/due-files.machine.ts'

import { downloadModel } from '#tests/models/download.ts'

export const model = downloadModel({
  machine: sepaFileMachine,
  intent: [{ language: 'en' }, { language: 'de' }],
  requirements: ['admin.dues-as-files'],
})
