import { late } from '../late/late-chart.ts'
import * as entry from '../late/entry-messages.ts'
import type { bankFormMachine } from './bank/bank-form.machine.ts'
import type { bankMachine } from './bank/bank.machine.ts'
import type { commissionDownloadMachine } from './commission-download.machine.ts'
import type { commissionMachine } from './commission.machine.ts'
import type { correctionFormMachine } from './payout/correction-form.machine.ts'
import type { duesFileMachine, sepaFileMachine } from './payout/due-files.machine.ts'
import type { payoutMachine } from './payout/payout.machine.ts'
import type { statementFileMachine } from './statement-file.machine.ts'
import type { statementMachine } from './statement.machine.ts'

export const CHARTS = {
  commission: late<typeof commissionMachine>()({
    kind: 'own',
    pack: 'commission',
    outdated: {},
    entered: entry.addressWanted,
  }),
  commissionDownload: late<typeof commissionDownloadMachine>()({
    kind: 'own',
    pack: 'commission',
    reentered: entry.openedAnew,
  }),
  statement: late<typeof statementMachine>()({ kind: 'own', pack: 'commission', entered: entry.listEntered }),
  statementFile: late<typeof statementFileMachine>()({
    kind: 'own',
    pack: 'commission',
    reentered: entry.openedAnew,
  }),
  bank: late<typeof bankMachine>()({ kind: 'own', pack: 'commission', outdated: {}, entered: entry.dataWanted }),
  bankForm: late<typeof bankFormMachine>()({ kind: 'own', pack: 'commission', reentered: entry.anew }),
  duesFile: late<typeof duesFileMachine>()({ kind: 'own', pack: 'commission', reentered: entry.openedAnew }),
  sepaFile: late<typeof sepaFileMachine>()({ kind: 'own', pack: 'commission', reentered: entry.openedAnew }),
  correctionForm: late<typeof correctionFormMachine>()({ kind: 'own', pack: 'commission', reentered: entry.anew }),
  payout: late<typeof payoutMachine>()({ kind: 'own', pack: 'commission', entered: entry.listEntered }),
}
