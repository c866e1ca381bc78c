import { exportDataMachine } from '#machines/account/export-data.machine.ts'

import { downloadModel } from '#tests/models/download.ts'

export const model = downloadModel({
  machine: exportDataMachine,
  intent: [null],
  requirements: ['account.data-can-be-exported'],
})
