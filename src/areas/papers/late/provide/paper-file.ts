import { fromPromise } from 'xstate'

import { USER_TYPES } from '#contract/call.ts'
import { getAnyPaper, getPackingSlips, getPaper } from '#areas/papers/contract/papers.ts'
import { paperFileMachine } from '#machines/papers/paper-file.machine.ts'

import { userTypeIn } from '#actors/call-once.ts'
import { savePdf } from '#actors/call-pdf.ts'
import type { LatePorts } from '#actors/late-ports.ts'

export function providePaperFile({ client, page: { document } }: Pick<LatePorts, 'client' | 'page'>) {
  return paperFileMachine.provide({
    actors: {
      saveFile: fromPromise(({ input: { intent }, system, signal }) => {
        const { language } = intent
        if (intent.kind === 'slips') {
          const query = { order_ids: [...intent.orderIds] }
          return savePdf(client, getPackingSlips, { query }, { document, name: 'packing-slips.pdf', language, signal })
        }
        const call = userTypeIn(system) === USER_TYPES.Admin ? getAnyPaper : getPaper
        const { id, number } = intent
        return savePdf(client, call, { params: { id } }, { document, name: `${number}.pdf`, language, signal })
      }),
    },
  })
}
