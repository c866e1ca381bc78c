import { fromPromise } from 'xstate'

import { downloadOrders } from '#areas/orders/contract/admin-orders.ts'
import { ordersDownloadMachine } from '#machines/orders/orders-download.machine.ts'
import { filterOf } from '#machines/orders/orders-place.ts'

import type { LatePorts } from '#actors/late-ports.ts'
import { saveCsv } from '#actors/save-file.ts'

export function provideOrdersDownload({ client, page }: Pick<LatePorts, 'client' | 'page'>) {
  return ordersDownloadMachine.provide({
    actors: {
      saveFile: fromPromise(async ({ input: { intent }, signal }) => {
        const { language, ids } = intent
        const query = ids.length > 0 ? { ids: ids.join(',') } : filterOf(intent)
        const result = await client.call(downloadOrders, { query }, { language, signal })
        if (!result.ok) return result
        saveCsv(page.document, 'verbena-orders.csv', result.value)
        return { ok: true, value: null }
      }),
    },
  })
}
