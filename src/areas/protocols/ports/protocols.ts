import { fromPromise } from 'xstate'

import {
  createProtocol,
  deleteProtocol,
  duplicateProtocol,
  listProtocols,
  restoreProtocol,
  searchProtocols,
  suggestNotes,
  updateProtocol,
} from '#areas/protocols/contract/protocols.ts'
import type { Protocol } from '#areas/protocols/contract/protocols.ts'
import { PROTOCOLS_PAGE_SIZE } from '#contract/constants.ts'
import type { CallResult } from '#contract/result.ts'
import type { Sending } from '#machines/form/form.machine.ts'
import { noteSuggestionsMachine } from '#machines/protocols/note-suggestions.machine.ts'
import { protocolCallsMachine } from '#machines/protocols/protocol-calls.machine.ts'
import { createProtocolMachine, editProtocolMachine } from '#machines/protocols/protocol-forms.machine.ts'
import type { createForm, editForm, Renamed } from '#machines/protocols/protocol-forms.machine.ts'
import { protocolListMachine } from '#machines/protocols/protocol-list.machine.ts'
import type { Asked, ProtocolOrder } from '#machines/protocols/protocol-list.ts'
import type { BodyOf } from '#machines/form/form.ts'

import { userIn } from '#actors/call-once.ts'
import type { Client } from '#actors/client.ts'
import { idempotencyKeys } from '#actors/idempotency-keys.ts'
import type { Storage } from '#actors/storage.ts'

import { operationStore } from './operation-store.ts'

const ORDERS: Readonly<Record<ProtocolOrder, object>> = {
  default: {},
  az: { order_by: 'name', order: 'asc' },
  za: { order_by: 'name', order: 'desc' },
}

export function fetchProtocols(client: Client, { query: words, page, order, language }: Asked, signal: AbortSignal) {
  const query = { page, limit: PROTOCOLS_PAGE_SIZE, ...ORDERS[order] }
  const options = { language, signal }
  return words === ''
    ? client.call(listProtocols, { query }, options)
    : client.call(searchProtocols, { query: { ...query, query: words } }, options)
}

export function provideProtocolList({ client }: { client: Client }) {
  return protocolListMachine.provide({
    actors: { fetchProtocols: fromPromise(({ input, signal }) => fetchProtocols(client, input, signal)) },
  })
}

export function provideCreateProtocol({ client }: { client: Client }) {
  const keys = idempotencyKeys()
  return createProtocolMachine.provide({
    actors: {
      sendForm: fromPromise<CallResult<Protocol>, Sending<BodyOf<typeof createForm>>>(
        async ({ input: { body, language }, signal }) => {
          const result = await client.call(createProtocol, { body }, { language, signal, key: keys.of(body) })
          if (!result.ok) return result
          keys.done(body)
          const empty = { total_price: 0, products: [], updated_at: new Date().toISOString(), shared_with: 0 }
          return { ok: true, value: { protocol_id: result.value.id, ...body, ...empty } }
        },
      ),
    },
  })
}

/** Of calls that are kept until they are answered. */
interface Kept {
  page: Window
  client: Client
  storage: Storage
}

const FIELDS = ['name', 'description'] as const

export function provideEditProtocol({ page, client, storage }: Kept) {
  const store = operationStore(page, storage)
  return editProtocolMachine.provide({
    actors: {
      sendForm: fromPromise<CallResult<Renamed>, Sending<BodyOf<typeof editForm>>>(
        async ({ input: { body, changed: touched, language }, system, signal }) => {
          const { protocol_id, name, description } = body
          const changed = FIELDS.filter((field) => touched.includes(field))
          const text = { name, description, changed }
          const subject = { protocolId: protocol_id, name }
          const operation = { operation: 'update' as const, subject, language, askedAt: Date.now(), text }
          const result = await store.keepWhileSent(
            () => userIn(system),
            operation,
            () => client.call(updateProtocol, { params: { id: protocol_id }, body: text }, { language, signal }),
          )
          if (!result.ok) return result
          // A server that only says it is done has taken both.
          const now = { name: result.value.name ?? name, description: result.value.description ?? description }
          return { ok: true, value: { protocol_id, ...now } }
        },
      ),
    },
  })
}

export function provideProtocolCalls({ page, client, storage }: Kept) {
  const keys = idempotencyKeys()
  const store = operationStore(page, storage)
  return protocolCallsMachine.provide({
    actors: {
      copyProtocol: fromPromise(async ({ input: { language, ...subject }, system, signal }) => {
        const body = { protocol_id: subject.protocolId }
        const key = keys.of(body)
        const operation = { operation: 'copy' as const, key, subject, language, askedAt: Date.now() }
        const result = await store.keepWhileSent(
          () => userIn(system),
          operation,
          () => client.call(duplicateProtocol, { body }, { language, signal, key }),
        )
        if (result.ok) keys.done(body)
        return result
      }),
      // One that is gone already, by an answer that was lost or by another device, is deleted as it was wanted.
      deleteProtocol: fromPromise(async ({ input: { language, ...subject }, system, signal }) => {
        const params = { id: subject.protocolId }
        const operation = { operation: 'delete' as const, subject, language, askedAt: Date.now() }
        const result = await store.keepWhileSent(
          () => userIn(system),
          operation,
          () => client.call(deleteProtocol, { params }, { language, signal }),
        )
        const isGone = !result.ok && result.problem.kind === 'refused' && result.problem.status === 404
        return isGone ? { ok: true, value: null } : result
      }),
      restoreProtocol: fromPromise(({ input: { protocolId: id, language }, signal }) =>
        client.call(restoreProtocol, { params: { id } }, { language, signal }),
      ),
    },
  })
}

export function provideNoteSuggestions({ client }: { client: Client }) {
  return noteSuggestionsMachine.provide({
    actors: {
      fetchNotes: fromPromise(async ({ input: { productId: product_id, language }, signal }) => {
        const result = await client.call(suggestNotes, { query: { product_id } }, { language, signal })
        return result.ok ? { ok: true, value: result.value.data } : result
      }),
    },
  })
}
