import { fromPromise } from 'xstate'

import { deleteProtocol, duplicateProtocol, updateProtocol } from '#areas/protocols/contract/protocols.ts'
import type { CallResult } from '#contract/result.ts'
import { keptDeedsMachine } from '#machines/protocols/kept-deeds.machine.ts'
import type { KeptDeed, Redone } from '#machines/protocols/kept-deeds.ts'

import { userIn } from '#actors/call-once.ts'
import type { Client } from '#actors/client.ts'
import type { Storage } from '#actors/storage.ts'
import { waitOrReturn } from '#actors/wait-or-return.ts'

import { deedStore } from './deed-store.ts'

const SECOND = 1000

/** A deletion takes along how long ago it was asked for, by this clock alone: the server knows what was changed since. */
async function carryOut(client: Client, deed: KeptDeed, signal: AbortSignal): Promise<CallResult<Redone>> {
  const { subject, language, askedAt } = deed
  const params = { id: subject.protocolId }
  const options = { language, signal }
  const done = (result: CallResult<unknown>) => (result.ok ? ({ ok: true, value: 'done' } as const) : result)
  switch (deed.deed) {
    case 'copy': {
      const body = { protocol_id: subject.protocolId }
      return done(await client.call(duplicateProtocol, { body }, { ...options, key: deed.key }))
    }
    case 'delete': {
      const ago = Math.floor((Date.now() - askedAt) / SECOND)
      const query = ago > 0 ? { unless_changed_within: ago } : {}
      const result = await client.call(deleteProtocol, { params, query }, options)
      const isGone = !result.ok && result.problem.kind === 'refused' && result.problem.status === 404
      return isGone ? { ok: true, value: 'settled' } : done(result)
    }
    case 'update': {
      const { name, description, changed } = deed.text
      return done(
        await client.call(updateProtocol, { params, body: { name, description, changed: [...changed] } }, options),
      )
    }
    default:
      return deed satisfies never
  }
}

interface Ports {
  page: Window
  client: Client
  storage: Storage
}

export function provideKeptDeeds({ page, client, storage }: Ports) {
  const store = deedStore(page, storage)
  return keptDeedsMachine.provide({
    actors: {
      recallDeeds: fromPromise(({ system }) => Promise.resolve(store.read(userIn(system) ?? 0))),
      redoDeed: fromPromise<CallResult<Redone>, { deed: KeptDeed | undefined }>(
        async ({ input: { deed }, system, signal }) => {
          if (!deed) throw new Error('there is no deed to do')
          const result = await store.sendLeft(userIn(system) ?? 0, deed, () => carryOut(client, deed, signal))
          return result ?? { ok: true, value: 'settled' }
        },
      ),
      waitToRedo: fromPromise<void, { pause: number }>(({ input: { pause }, signal }) =>
        waitOrReturn(page, pause, signal),
      ),
    },
  })
}
