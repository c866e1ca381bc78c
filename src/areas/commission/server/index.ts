import { openAccountLock } from '#server/signed-in/account-lock.ts'
import type { CommissionDeps } from './deps.ts'
import { type BankAccounts, bankAccounts } from './bank/own-bank.ts'
import { type DueFiles, dueFiles } from './files.ts'
import { type Correcting, correcting } from './correct.ts'
import { type Paying, paying } from './pay.ts'
import { type Payouts, payouts } from './payouts.ts'
import { type CommissionReports, commissionReports } from './report.ts'
import { type Statements, statements } from './statements/index.ts'

export type { CommissionDeps } from './deps.ts'
export { accrue, fillEmptyLedger, type Returned, reverse, reverseReturned } from './ledger.ts'
export type { PayoutRefusal } from './pay.ts'
export { isZoneOfDatabase } from './zone.ts'

/** Commission on the orders of practitioners' clients, and its payouts. */
export interface Commission
  extends CommissionReports, Payouts, Paying, Correcting, DueFiles, BankAccounts, Statements {}

export function openCommission(deps: CommissionDeps): Commission {
  const locking = { ...deps, ...openAccountLock(deps.database.db) }
  const pays = paying(locking)
  const paid = payouts(deps)
  return {
    ...commissionReports(deps),
    ...paid,
    ...statements(deps, paid),
    ...pays,
    ...dueFiles(deps, pays),
    ...bankAccounts(locking),
    ...correcting(locking),
  }
}
