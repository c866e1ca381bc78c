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
        switch (intent.kind) {
          case 'paper':
            return savePdf(
              client,
              userTypeIn(system) === USER_TYPES.Admin ? getAnyPaper : getPaper,
              { params: { id: intent.id } },
              { document, name: `${intent.number}.pdf`, language, signal },
            )
          case 'slips':
            return savePdf(
              client,
              getPackingSlips,
              { query: { order_ids: [...intent.orderIds] } },
              { document, name: 'packing-slips.pdf', language, signal },
            )
        }
      }),
    },
  })
}
