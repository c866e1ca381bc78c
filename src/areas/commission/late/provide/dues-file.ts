import { fromPromise } from 'xstate'

import { downloadDues } from '#areas/commission/contract/admin-commission.ts'
import { duesFileMachine } from '#machines/commission/payout/due-files.machine.ts'

import type { LatePorts } from '#actors/late-ports.ts'
import { saveCsv } from '#actors/save-file.ts'

export function provideDuesFile({ client, page }: Pick<LatePorts, 'client' | 'page'>) {
  return duesFileMachine.provide({
    actors: {
      saveFile: fromPromise(async ({ input: { intent }, signal }) => {
        const result = await client.call(downloadDues, {}, { language: intent.language, signal })
        if (!result.ok) return result
        saveCsv(page.document, 'verbena-dues.csv', result.value)
        return { ok: true, value: null }
      }),
    },
  })
}
