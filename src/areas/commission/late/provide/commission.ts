import { listClients } from '#areas/clients/contract/clients.ts'
import { getCommission, listPayouts } from '#areas/commission/contract/commission.ts'
import { listProtocols } from '#areas/protocols/contract/protocols.ts'
import { LIMIT_MAX } from '#contract/constants.ts'
import type { CallResult } from '#contract/result.ts'
import { COMMISSION_PAGE_SIZE, commissionOfKey, filterQuery } from '#machines/commission/commission-place.ts'
import type { CommissionPage, CommissionPlace } from '#machines/commission/commission-place.ts'
import { commissionMachine } from '#machines/commission/commission.machine.ts'

import { addressDataActors } from '#actors/address-data.ts'
import type { CallOptions, Client } from '#actors/client.ts'
import type { LatePorts } from '#actors/late-ports.ts'

async function fetchPage(
  client: Client,
  { page, ...filter }: CommissionPlace,
  options: CallOptions,
): Promise<CallResult<CommissionPage>> {
  const query = { page, limit: COMMISSION_PAGE_SIZE, ...filterQuery(filter) }
  const [report, payouts, clients, protocols] = await Promise.all([
    client.call(getCommission, { query }, options),
    client.call(listPayouts, { query: { limit: LIMIT_MAX } }, options),
    client.call(listClients, { query: { order_by: 'name', limit: LIMIT_MAX } }, options),
    client.call(listProtocols, { query: { limit: LIMIT_MAX } }, options),
  ])
  if (!report.ok) return report
  if (!payouts.ok) return payouts
  if (!clients.ok) return clients
  if (!protocols.ok) return protocols
  return {
    ok: true,
    value: {
      report: report.value,
      payouts: payouts.value.data,
      clients: clients.value.map(({ id, first_name, last_name }) => ({ id, first_name, last_name })),
      protocols: protocols.value.data.map(({ protocol_id, name }) => ({ protocol_id, name })),
    },
  }
}

export function provideCommission({ client }: Pick<LatePorts, 'client'>) {
  return commissionMachine.provide({
    actors: addressDataActors('commission', commissionOfKey, (place, options) => fetchPage(client, place, options)),
  })
}
