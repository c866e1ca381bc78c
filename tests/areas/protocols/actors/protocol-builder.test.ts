import type { AnyRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'

import type { Client } from '#actors/client.ts'
import { provideProtocolBuilder } from '#areas/protocols/late/provide/protocol-builder.ts'
import { browserStorage } from '#actors/storage.ts'
import { ACTIVE_PROTOCOL_MS, CACHE_KEY_PREFIX } from '#contract/constants.ts'
import { getProtocol, updateProtocol } from '#areas/protocols/contract/protocols.ts'
import type { Protocol } from '#areas/protocols/contract/protocols.ts'
import { shownProtocol } from '#machines/protocols/lines.ts'
import type { EditProtocolRef } from '#machines/protocols/protocol-forms.machine.ts'
import type { ProtocolLinesRef } from '#machines/protocols/protocol-lines.machine.ts'
import { line, protocol } from '../models/protocol-samples.ts'

import { Tabs } from '#tests/actors/support/tabs.ts'

const ACTIVE = `${CACHE_KEY_PREFIX}active-protocol`
const PANEL = `${CACHE_KEY_PREFIX}builder`
const NOW = 1_800_000_000_000
const calm = protocol(1, 'Calm', [line(1), line(2)])
const { products: _, ...active } = calm
const stored = (more: object = {}) => JSON.stringify({ user_id: 7, active_protocol: active, at: NOW, ...more })

let tabs: Tabs
/** The protocol as the server has it. */
let kept: Protocol
let open: { stop(): void }[]

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW)
  tabs = new Tabs()
  kept = calm
  open = []
})

afterEach(() => {
  open.forEach((actor) => actor.stop())
  vi.restoreAllMocks()
})

const client: Client = {
  call: (({ id }: { id: string }, { body }: { body?: { changed: string[]; [field: string]: unknown } }) => {
    if (id === getProtocol.id) return Promise.resolve({ ok: true, value: { ...kept, shares: [], commission_rate: 20 } })
    if (id !== updateProtocol.id) return Promise.resolve({ ok: false, problem: { kind: 'unreachable' } })
    kept = { ...kept, ...Object.fromEntries(body?.changed.map((field) => [field, body[field]]) ?? []) }
    return Promise.resolve({ ok: true, value: { message: '', name: kept.name, description: kept.description } })
  }) as unknown as Client['call'],
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

test('where it would cover the page it starts closed, and is open again once there is room (builder.starts-closed-where-it-covers)', async () => {
  const before = await signIn()
  before.send({ type: 'panel.open' })
  before.stop()
  tabs.isNarrow = true
  const narrow = await signIn()
  expect(narrow.getSnapshot().matches({ panel: 'closed' })).toBe(true)
  narrow.stop()
  tabs.isNarrow = false
  const wide = await signIn()
  expect(wide.getSnapshot().matches({ panel: 'open' })).toBe(true)
})

async function working() {
  const builder = await signIn()
  builder.send({ type: 'protocol.select', protocol: calm })
  const lines = builder.system.get('protocolLines') as ProtocolLinesRef
  await vi.waitFor(() => expect(lines.getSnapshot().matches({ signedIn: { here: { syncing: 'fresh' } } })).toBe(true))
  const form = builder.system.get('editProtocol') as EditProtocolRef
  const save = async (field: 'name' | 'description', value: string) => {
    if (!builder.getSnapshot().matches({ work: { Authorized: 'EditingProtocol' } }))
      builder.send({ type: 'builder.edit' })
    form.send({ type: 'field.change', field, value })
    form.send({ type: 'form.submit', language: 'en' })
    await vi.waitFor(() => expect(builder.getSnapshot().matches({ work: { Authorized: 'ActiveProtocol' } })).toBe(true))
  }
  return { builder, form, save }
}

test('a name that is given in one tab is that of all, also in a form that is open, and none writes the old one back (builder.other-tabs-follow)', async () => {
  const [one, other] = [await working(), await working()]
  other.builder.send({ type: 'builder.edit' })
  other.form.send({ type: 'field.change', field: 'description', value: 'At noon' })
  await one.save('name', 'Winter')
  await vi.waitFor(() => expect(other.builder.getSnapshot().context.active?.name).toBe('Winter'))
  expect(other.form.getSnapshot().context.values).toMatchObject({ name: 'Winter', description: 'At noon' })
  expect(read(ACTIVE)).toMatchObject({ active_protocol: { name: 'Winter' } })
  await other.save('description', 'At noon')
  expect(kept).toMatchObject({ name: 'Winter', description: 'At noon' })
  await vi.waitFor(() => expect(one.builder.getSnapshot().context.active?.description).toBe('At noon'))
})

test('a name that another device has given is known once the page is looked at again (builder.other-tabs-follow)', async () => {
  const { builder } = await working()
  const told = vi.fn()
  builder.on('protocols.changed', told)
  kept = { ...calm, name: 'Winter' }
  builder.send({ type: 'page.returned', at: NOW + 60_000 })
  await vi.waitFor(() => expect(builder.getSnapshot().context.active?.name).toBe('Winter'))
  expect(told).toHaveBeenCalledTimes(1)
})

test('pages that list protocols hear what another tab has done to them (builder.other-tabs-follow)', async () => {
  const [one, other] = [await working(), await working()]
  const told = vi.fn()
  other.builder.on('protocols.changed', told)
  await one.save('name', 'Winter')
  await vi.waitFor(() => expect(told).toHaveBeenCalled())
})
