import { listPayable } from '#areas/commission/contract/admin-commission.ts'
import { listPractitioners } from '#areas/admin/contract/admin.ts'
import { listAllOrders } from '#areas/orders/contract/admin-orders.ts'
import { getImport } from '#areas/import/contract/catalogue-import.ts'
import type { CallResult } from '#contract/result.ts'
import { adminTasksMachine } from '#machines/home/admin-tasks.machine.ts'
import type { AdminTasks } from '#machines/home/admin-tasks.machine.ts'

import { untilAllowed } from '#actors/allowed.ts'
import type { CallOptions, Client } from '#actors/client.ts'
import { freshDataActors } from '#actors/fresh-data.ts'
import type { LatePorts } from '#actors/late-ports.ts'

async function fetchTasks(client: Client, options: CallOptions): Promise<CallResult<AdminTasks>> {
  const [practitioners, unsent, unpaid, payable, newest] = await Promise.all([
    client.call(listPractitioners, { query: { status: 'pending', limit: 1 } }, options),
    client.call(listAllOrders, { query: { status: 'paid', limit: 1 } }, options),
    client.call(listAllOrders, { query: { status: 'placed', limit: 1 } }, options),
    client.call(listPayable, { query: { limit: 1 } }, options),
    client.call(getImport, {}, options),
  ])
  if (!practitioners.ok) return practitioners
  if (!unsent.ok) return unsent
  if (!unpaid.ok) return unpaid
  if (!payable.ok) return payable
  if (!newest.ok) return newest
  return {
    ok: true,
    value: {
      practitioners: practitioners.value.total_results,
      unsent: unsent.value.total_results,
      unpaid: unpaid.value.total_results,
      payable: payable.value.total_results,
      importState: newest.value.import?.state ?? null,
    },
  }
}

export function provideAdminTasks({ client }: Pick<LatePorts, 'client'>) {
  return adminTasksMachine.provide({
    actors: freshDataActors((options) => fetchTasks(client, options), untilAllowed),
  })
}
