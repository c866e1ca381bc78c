import { fromPromise } from 'xstate'

import { downloadCommission } from '#areas/commission/contract/commission.ts'
import { filterQuery } from '#machines/commission/commission-place.ts'
import { commissionDownloadMachine } from '#machines/commission/commission-download.machine.ts'

import type { LatePorts } from '#actors/late-ports.ts'
import { saveCsv } from '#actors/save-file.ts'

export function provideCommissionDownload({ client, page }: Pick<LatePorts, 'client' | 'page'>) {
  return commissionDownloadMachine.provide({
    actors: {
      saveFile: fromPromise(async ({ input: { intent }, signal }) => {
        const { language } = intent
        const result = await client.call(downloadCommission, { query: filterQuery(intent) }, { language, signal })
        if (!result.ok) return result
        saveCsv(page.document, 'verbena-commission.csv', result.value)
        return { ok: true, value: null }
      }),
    },
  })
}
