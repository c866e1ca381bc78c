import { fromPromise } from 'xstate'

import { exportAccount } from '#areas/account/contract/account.ts'
import { exportDataMachine } from '#machines/account/export-data.machine.ts'

import { saveFile } from '#actors/save-file.ts'
import type { LatePorts } from '#actors/late-ports.ts'

export function provideExportData({ client, page }: Pick<LatePorts, 'client' | 'page'>) {
  return exportDataMachine.provide({
    actors: {
      saveFile: fromPromise(async ({ signal }) => {
        const result = await client.call(exportAccount, {}, { signal })
        if (!result.ok) return result
        saveFile(page.document, 'verbena-account.json', JSON.stringify(result.value, null, 2), 'application/json')
        return { ok: true, value: null }
      }),
    },
  })
}
