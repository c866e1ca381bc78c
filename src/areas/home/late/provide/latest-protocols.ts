import { listProtocols } from '#areas/protocols/contract/protocols.ts'
import { latestProtocolsMachine } from '#machines/home/latest-protocols.machine.ts'

import { untilAllowed } from '#actors/allowed.ts'

import { freshDataActors } from '#actors/fresh-data.ts'
import type { LatePorts } from '#actors/late-ports.ts'

const PROTOCOLS_SHOWN = 3

export function provideLatestProtocols({ client }: Pick<LatePorts, 'client'>) {
  return latestProtocolsMachine.provide({
    actors: freshDataActors(async (options) => {
      const result = await client.call(listProtocols, { query: { limit: PROTOCOLS_SHOWN } }, options)
      return result.ok ? { ok: true, value: result.value.data } : result
    }, untilAllowed),
  })
}
