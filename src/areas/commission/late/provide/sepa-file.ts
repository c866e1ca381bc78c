import { fromPromise } from 'xstate'

import { makeSepaFile } from '#areas/commission/contract/admin-commission.ts'
import { sepaFileMachine } from '#machines/commission/payout/due-files.machine.ts'

import type { LatePorts } from '#actors/late-ports.ts'
import { saveFile } from '#actors/save-file.ts'

export function provideSepaFile({ client, page }: Pick<LatePorts, 'client' | 'page'>) {
  return sepaFileMachine.provide({
    actors: {
      saveFile: fromPromise(async ({ input: { intent }, signal }) => {
        const result = await client.call(makeSepaFile, {}, { language: intent.language, signal })
        if (!result.ok) return result
        saveFile(page.document, result.value.file_name, result.value.xml, 'application/xml')
        return { ok: true, value: null }
      }),
    },
  })
}
