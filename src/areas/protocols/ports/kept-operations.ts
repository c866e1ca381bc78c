import { fromPromise } from 'xstate'

import { deleteProtocol, duplicateProtocol, updateProtocol } from '#areas/protocols/contract/protocols.ts'
import type { CallResult } from '#contract/result.ts'
import { keptOperationsMachine } from '#machines/protocols/kept-operations.machine.ts'
import type { KeptOperation, Redone } from '#machines/protocols/kept-operations.ts'

import { userIn } from '#actors/call-once.ts'
import type { Client } from '#actors/client.ts'
import type { Storage } from '#actors/storage.ts'
import { waitOrReturn } from '#actors/wait-or-return.ts'

import { operationStore } from './operation-store.ts'

const SECOND = 1000

/** A deletion takes along how long ago it was asked for, by this clock alone: the server knows what was changed since. */
async function carryOut(client: Client, operation: KeptOperation, signal: AbortSignal): Promise<CallResult<Redone>> {
  const { subject, language, askedAt } = operation
  const params = { id: subject.protocolId }
  const options = { language, signal }
  const done = (result: CallResult<unknown>) => (result.ok ? ({ ok: true, value: 'done' } as const) : result)
  switch (operation.operation) {
    case 'copy': {
      const body = { protocol_id: subject.protocolId }
      return done(await client.call(duplicateProtocol, { body }, { ...options, key: operation.key }))
    }
    case 'delete': {
      const ago = Math.floor((Date.now() - askedAt) / SECOND)
      const query = ago > 0 ? { unless_changed_within: ago } : {}
      const result = await client.call(deleteProtocol, { params, query }, options)
      const isGone = !result.ok && result.problem.kind === 'refused' && result.problem.status === 404
      return isGone ? { ok: true, value: 'settled' } : done(result)
    }
    case 'update': {
      const { name, description, changed } = operation.text
      return done(
        await client.call(updateProtocol, { params, body: { name, description, changed: [...changed] } }, options),
      )
    }
    default:
      return operation satisfies never
  }
}

interface Ports {
  page: Window
  client: Client
  storage: Storage
}

export function provideKeptOperations({ page, client, storage }: Ports) {
  const store = operationStore(page, storage)
  return keptOperationsMachine.provide({
    actors: {
      recallOperations: fromPromise(({ system }) => Promise.resolve(store.read(userIn(system) ?? 0))),
      redoOperation: fromPromise<CallResult<Redone>, { operation: KeptOperation | undefined }>(
        async ({ input: { operation }, system, signal }) => {
          if (!operation) throw new Error('there is no operation to do')
          const result = await store.sendLeft(userIn(system) ?? 0, operation, () => carryOut(client, operation, signal))
          return result ?? { ok: true, value: 'settled' }
        },
      ),
      waitToRedo: fromPromise<void, { pause: number }>(({ input: { pause }, signal }) =>
        waitOrReturn(page, pause, signal),
      ),
    },
  })
}
