/** Everything that the shop has stored about a user, as a file (account.data-can-be-exported). */
import type { ActorRefFrom } from 'xstate'

import { createDownloadMachine } from '../download/download.machine.ts'

export const exportDataMachine = createDownloadMachine<null>('exportData', ['account.data-can-be-exported'])
export type ExportDataRef = ActorRefFrom<typeof exportDataMachine>
