import { fromPromise } from 'xstate'

import { downloadCommission } from '#areas/commission/contract/commission.ts'
import { commissionDownloadMachine } from '#machines/commission/commission-download.machine.ts'

import type { LatePorts } from '#actors/late-ports.ts'
import { saveCsv } from '#actors/save-file.ts'

export function provideCommissionDownload({ client, page }: Pick<LatePorts, 'client' | 'page'>) {
  return commissionDownloadMachine.provide({
    actors: {
      saveFile: fromPromise(async ({ input: { intent }, signal }) => {
        const { language, from, to, client: clientId } = intent
        const query = { ...(from && { from }), ...(to && { to }), ...(clientId && { client_id: clientId }) }
        const result = await client.call(downloadCommission, { query }, { language, signal })
        if (!result.ok) return result
        saveCsv(page.document, 'verbena-commission.csv', result.value)
        return { ok: true, value: null }
      }),
    },
  })
}
