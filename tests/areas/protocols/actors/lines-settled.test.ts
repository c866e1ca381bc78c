import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'

import type { Client } from '#actors/client.ts'
import { linesSettled } from '#areas/protocols/ports/lines-settled.ts'
import { provideProtocolLines } from '#areas/protocols/ports/protocol-lines.ts'
import { browserStorage } from '#actors/storage.ts'
import { getProtocol } from '#areas/protocols/contract/protocols.ts'
import type { ProtocolLinesRef } from '#machines/protocols/protocol-lines.machine.ts'
import { line, protocol, writtenLine } from '../models/protocol-samples.ts'

import { Tabs } from '#tests/actors/support/tabs.ts'

const calm = protocol(1, 'Calm', [line(1), line(2)])
const failing = { ok: false, problem: { kind: 'refused', status: 503, message: 'Later' } }
const refused = { ok: false, problem: { kind: 'refused', status: 409, message: 'No' } }
const written = { ok: true, value: writtenLine(1, line(1, { item_count: 2 })) }

let answers: unknown[]
let lines: ProtocolLinesRef
let leaving: AbortController

const client: Client = {
  call: (({ id }: { id: string }) =>
    Promise.resolve(
      id === getProtocol.id ? { ok: true, value: { ...calm, shares: [], commission_rate: 20 } } : answers.shift(),
    )) as unknown as Client['call'],
}

const isFresh = () =>
  vi.waitFor(() => expect(lines.getSnapshot().matches({ signedIn: { here: { syncing: 'fresh' } } })).toBe(true))

/** Undefined while it still waits. */
async function saidOf(settled: Promise<unknown>) {
  await new Promise(setImmediate)
  return Promise.race([settled, Promise.resolve(undefined)])
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const { page } = new Tabs().open()
  answers = []
  leaving = new AbortController()
  lines = createActor(provideProtocolLines({ page, client, storage: browserStorage(page) })).start()
  lines.send({ type: 'session.signedIn', userId: 7, userTypeId: 2 })
  lines.send({ type: 'protocol.opened', protocol: calm })
  await isFresh()
})
afterEach(() => {
  lines.stop()
  vi.useRealTimers()
})

const settledOf = (protocolId: number) => linesSettled(lines, protocolId, leaving.signal)

test('lines to which nothing was done are settled (share.waits-for-the-lines)', async () => {
  expect(await settledOf(1)).toEqual({ isSaved: true })
})

test('a change at which the shop has failed is waited for until it is carried out (share.waits-for-the-lines)', async () => {
  answers = [failing, written]
  lines.send({ type: 'line.raise', variantId: 1 })
  const settled = settledOf(1)
  expect(await saidOf(settled)).toBeUndefined()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await settled).toEqual({ isSaved: true })
  expect(answers).toEqual([])
})

test('a change that is refused is not saved (share.waits-for-the-lines)', async () => {
  answers = [refused]
  lines.send({ type: 'line.raise', variantId: 1 })
  expect(await settledOf(1)).toEqual({ isSaved: false })
})

test('what was done to another protocol is not waited for (share.waits-for-the-lines)', async () => {
  answers = [failing]
  lines.send({ type: 'line.raise', variantId: 1 })
  expect(await settledOf(2)).toEqual({ isSaved: true })
})

test('whoever leaves waits no longer', async () => {
  answers = [failing, written]
  lines.send({ type: 'line.raise', variantId: 1 })
  const settled = settledOf(1)
  leaving.abort()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(answers).toEqual([])
  expect(await saidOf(settled)).toBeUndefined()
})
