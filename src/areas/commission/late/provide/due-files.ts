import { fromPromise } from 'xstate'

import { downloadDues, makeSepaFile } from '#areas/commission/contract/admin-commission.ts'
import { duesFileMachine, sepaFileMachine } from '#machines/commission/payout/due-files.machine.ts'

import type { LatePorts } from '#actors/late-ports.ts'
import { saveCsv, saveFile } from '#actors/save-file.ts'

type Ports = Pick<LatePorts, 'client' | 'page'>

export function provideDuesFile({ client, page }: Ports) {
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

export function provideSepaFile({ client, page }: Ports) {
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
