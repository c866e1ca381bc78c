import type { Database } from '#server/database/index.ts'
import type { Log } from '#server/log.ts'
import { startForgetting } from './former/forgetting.ts'
import { seedPayouts } from './demo/payouts.ts'
import { type CommissionDeps, fillEmptyLedger, openCommission } from './index.ts'

interface PrepareDeps extends Pick<CommissionDeps, 'commissionRate'> {
  readonly database: Pick<Database, 'bulk'>
  readonly holdsDemo: boolean
}

export async function prepare({ holdsDemo, database, commissionRate }: PrepareDeps): Promise<void> {
  await fillEmptyLedger(database.bulk, { commissionRate })
  if (holdsDemo) await seedPayouts(database.bulk)
}

export const open = (deps: CommissionDeps & { readonly log: Pick<Log, 'warn'> }) => ({
  services: { commission: openCommission(deps) },
  background: [startForgetting(deps)],
})
