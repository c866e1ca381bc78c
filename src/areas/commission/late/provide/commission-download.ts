import { fromPromise } from 'xstate'

import { downloadCommission } from '#areas/commission/contract/commission.ts'
import { commissionDownloadMachine } from '#machines/commission/commission-download.machine.ts'

import type { LatePorts } from '#actors/late-ports.ts'
import { saveFile } from '#actors/save-file.ts'

/** Spreadsheets take a file without it for one of an older encoding; reading the answer as text has removed it. */
const BYTE_ORDER_MARK = '\uFEFF'

export function provideCommissionDownload({ client, page }: Pick<LatePorts, 'client' | 'page'>) {
  return commissionDownloadMachine.provide({
    actors: {
      saveFile: fromPromise(async ({ input: { intent }, signal }) => {
        const { language, from, to, client: clientId } = intent
        const query = { ...(from && { from }), ...(to && { to }), ...(clientId && { client_id: clientId }) }
        const result = await client.call(downloadCommission, { query }, { language, signal })
        if (!result.ok) return result
        saveFile(page.document, 'verbena-commission.csv', `${BYTE_ORDER_MARK}${result.value}`, 'text/csv;charset=utf-8')
        return { ok: true, value: null }
      }),
    },
  })
}
