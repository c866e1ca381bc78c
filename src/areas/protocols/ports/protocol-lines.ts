import * as v from 'valibot'
import { fromPromise } from 'xstate'

import { DEFAULT_LANGUAGE, languageIdOf } from '#contract/languages.ts'
import {
  addProtocolProduct,
  getProtocol,
  protocol,
  protocolProduct,
  removeProtocolProduct,
  updateProtocolProduct,
} from '#areas/protocols/contract/protocols.ts'
import type { Protocol, WrittenLine } from '#areas/protocols/contract/protocols.ts'
import { dosage } from '#areas/protocols/contract/dosage/dosage.ts'
import type { CallResult } from '#contract/result.ts'
import type { Asking, Sending, Timed } from '#machines/kept-list/kept-list.events.ts'
import { variantOf } from '#machines/protocols/lines.ts'
import type { LineChange } from '#machines/protocols/lines.ts'
import { protocolLinesMachine } from '#machines/protocols/protocol-lines.machine.ts'

import type { Client } from '#actors/client.ts'
import { storeQueue } from '#actors/kept-queue.ts'
import type { Storage } from '#actors/storage.ts'
import { timed } from '#actors/timed.ts'

const known = { protocolId: v.number(), variantId: v.number(), name: v.string() }
const change = v.variant('kind', [
  v.object({
    kind: v.literal('add'),
    protocolId: v.number(),
    line: protocolProduct,
    position: v.nullable(v.number()),
  }),
  v.object({
    kind: v.literal('set'),
    ...known,
    quantity: v.optional(v.number()),
    before: v.optional(v.number()),
    notes: v.optional(v.string()),
    dosage: v.optional(v.nullable(dosage)),
    stood: v.optional(v.object({ quantity: v.number(), notes: v.string() })),
  }),
  v.object({ kind: v.literal('remove'), ...known }),
])

async function fetchOpen(
  client: Client,
  { kept, language }: Asking<Protocol | null>,
  signal: AbortSignal,
): Promise<CallResult<Protocol | null>> {
  // No protocol is open.
  if (!kept) return { ok: true, value: null }
  const params = { id: kept.protocol_id }
  const result = await client.call(getProtocol, { params }, { signal, ...(language && { language }) })
  if (!result.ok) return result
  const { shares: _, commission_rate: __, ...value } = result.value
  return { ok: true, value }
}

/** A line that is gone already, by an answer that was lost or by another device, is removed as it was wanted. */
async function carryOut(
  client: Client,
  { sent, language }: Sending<Protocol | null, LineChange>,
  signal: AbortSignal,
): Promise<CallResult<WrittenLine | null>> {
  if (!sent) throw new Error('there is no change to send')
  const { key, change: edit } = sent
  const params = { id: edit.protocolId }
  const options = { signal, ...(language && { language }) }
  switch (edit.kind) {
    case 'add': {
      const { product_id, name, item_count: quantity, notes, dosage: taken } = edit.line
      const more = {
        ...(taken !== undefined && { dosage: taken }),
        ...(edit.position !== null && { position: edit.position }),
      }
      const language_id = languageIdOf(language ?? DEFAULT_LANGUAGE)
      const body = { product_id, product_variant_id: variantOf(edit.line), language_id, name, quantity, notes }
      return await client.call(addProtocolProduct, { params, body: { ...body, ...more } }, { ...options, key })
    }
    case 'set': {
      const { variantId: product_variant_id, quantity, notes, dosage: taken, stood } = edit
      const set = {
        ...(quantity !== undefined && { quantity }),
        ...(notes !== undefined && { notes }),
        ...(taken !== undefined && { dosage: taken }),
      }
      const body = { product_variant_id, ...stood, ...set, changed: Object.keys(set) as (keyof typeof set)[] }
      return await client.call(updateProtocolProduct, { params, body }, options)
    }
    case 'remove': {
      const ids = { product_variant_id: edit.variantId }
      const result = await client.call(removeProtocolProduct, { params, query: ids, body: ids }, options)
      const isGone = !result.ok && result.problem.kind === 'refused' && result.problem.status === 404
      return result.ok || isGone ? { ok: true, value: null } : result
    }
    default:
      return edit satisfies never
  }
}

interface Ports {
  page: Window & typeof globalThis
  client: Client
  storage: Storage
}

export function provideProtocolLines({ page, client, storage }: Ports) {
  return protocolLinesMachine.provide({
    actors: {
      fetchList: fromPromise<Timed<Protocol | null>, Asking<Protocol | null>>(({ input, signal }) =>
        timed(fetchOpen(client, input, signal)),
      ),
      sendChange: fromPromise<Timed<WrittenLine | null>, Sending<Protocol | null, LineChange>>(({ input, signal }) =>
        timed(carryOut(client, input, signal)),
      ),
      storeQueue: storeQueue({ page, storage, name: 'protocol-lines', kept: v.nullable(protocol), change }),
    },
  })
}
