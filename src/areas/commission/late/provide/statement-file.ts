import { fromPromise } from 'xstate'

import { getStatement, getYearStatement } from '#areas/commission/contract/commission.ts'
import { statementFileMachine } from '#machines/commission/statement-file.machine.ts'

import { savePdf } from '#actors/call-pdf.ts'
import type { LatePorts } from '#actors/late-ports.ts'

export function provideStatementFile({ client, page: { document } }: Pick<LatePorts, 'client' | 'page'>) {
  return statementFileMachine.provide({
    actors: {
      saveFile: fromPromise(({ input: { intent }, signal }) => {
        const { language } = intent
        if (intent.kind === 'payout') {
          const { id } = intent
          return savePdf(
            client,
            getStatement,
            { params: { id } },
            { document, name: `verbena-payout-${id}.pdf`, language, signal },
          )
        }
        const { year } = intent
        return savePdf(
          client,
          getYearStatement,
          { params: { year } },
          { document, name: `verbena-payouts-${year}.pdf`, language, signal },
        )
      }),
    },
  })
}
