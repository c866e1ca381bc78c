import type { AnyRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'

import type { Client } from '#actors/client.ts'
import { provideProtocolBuilder } from '#actors/late/protocol-builder.ts'
import { browserStorage } from '#actors/storage.ts'
import { ACTIVE_PROTOCOL_MS, CACHE_KEY_PREFIX } from '#contract/constants.ts'
import { getProtocol } from '#contract/protocols.ts'
import { shownProtocol } from '#machines/protocols/lines.ts'
import type { ProtocolLinesRef } from '#machines/protocols/protocol-lines.machine.ts'
import { line, protocol } from '#tests/models/protocol-samples.ts'

import { Tabs } from './support/tabs.ts'

const ACTIVE = `${CACHE_KEY_PREFIX}active-protocol`
const PANEL = `${CACHE_KEY_PREFIX}builder`
const NOW = 1_800_000_000_000
const calm = protocol(1, 'Calm', [line(1), line(2)])
const { products: _, ...active } = calm
const stored = (more: object = {}) => JSON.stringify({ user_id: 7, active_protocol: active, at: NOW, ...more })

let tabs: Tabs
let open: { stop(): void }[]

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW)
  tabs = new Tabs()
  open = []
})

afterEach(() => {
  open.forEach((actor) => actor.stop())
  vi.restoreAllMocks()
})

const client: Client = {
  call: (({ id }: { id: string }) =>
    Promise.resolve(
      id === getProtocol.id
        ? { ok: true, value: { ...calm, shares: [], commission_rate: 20 } }
        : { ok: false, problem: { kind: 'unreachable' } },
    )) as unknown as Client['call'],
}

/** These tests go nowhere. */
const router = {} as AnyRouter

async function signIn() {
  const { page } = tabs.open()
  const builder = createActor(provideProtocolBuilder({ page, router, client, storage: browserStorage(page) }), {
    input: { mode: 'redesign' },
  })
  open.push(builder)
  builder.start()
  builder.send({ type: 'session.signedIn', userId: 7, userTypeId: 2 })
  await vi.waitFor(() => expect(builder.getSnapshot().matches({ memory: 'read' })).toBe(true))
  return builder
}

const read = (name: string): unknown => JSON.parse(tabs.stored.get(name) ?? 'null')

test('what is selected is active after a reload, with its lines as the server has them', async () => {
  const before = await signIn()
  before.send({ type: 'protocol.select', protocol: calm })
  expect(read(ACTIVE)).toEqual({ user_id: 7, active_protocol: active, at: NOW })
  before.stop()
  const after = await signIn()
  expect(after.getSnapshot().context.active).toEqual(active)
  const lines = after.system.get('protocolLines') as ProtocolLinesRef
  await vi.waitFor(() => expect(shownProtocol(lines.getSnapshot().context)).toEqual(calm))
})

test('what is let go of is stored no more', async () => {
  const builder = await signIn()
  builder.send({ type: 'protocol.select', protocol: calm })
  builder.send({ type: 'builder.finish' })
  expect(tabs.stored.has(ACTIVE)).toBe(false)
})

test('panel and width are as they were after a reload (builder.remembers-open-state)', async () => {
  const before = await signIn()
  before.send({ type: 'panel.open' })
  before.send({ type: 'panel.resize', width: 512 })
  expect(read(PANEL)).toEqual({ isOpen: true, width: 512 })
  before.stop()
  const after = await signIn()
  expect([after.getSnapshot().matches({ panel: 'open' }), after.getSnapshot().context.width]).toEqual([true, 512])
})

test.each([
  ['older than twelve hours', stored({ at: NOW - ACTIVE_PROTOCOL_MS })],
  ['somebody else’s', stored({ user_id: 8 })],
  ['of another shape', stored({ active_protocol: { protocol_id: 1 } })],
  ['without a time', stored({ at: undefined })],
  ['no JSON', 'Calm'],
  ['empty', ''],
])('what is %s is none (builder.active-protocol-lasts-twelve-hours)', async (_, text) => {
  tabs.stored.set(ACTIVE, text)
  tabs.stored.set(PANEL, text)
  const builder = await signIn()
  expect([builder.getSnapshot().context.active, builder.getSnapshot().matches({ panel: 'closed' })]).toEqual([
    null,
    true,
  ])
})

test('what is a moment younger than twelve hours is active', async () => {
  tabs.stored.set(ACTIVE, stored({ at: NOW - ACTIVE_PROTOCOL_MS + 1 }))
  const builder = await signIn()
  expect(builder.getSnapshot().context.active).toEqual(active)
})
