import { beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'

import type { CallOptions, Client } from '#actors/client.ts'
import {
  provideCreateProtocol,
  provideEditProtocol,
  provideProtocolCalls,
  provideProtocolList,
} from '#areas/protocols/ports/protocols.ts'
import { browserStorage } from '#actors/storage.ts'
import {
  createProtocol,
  deleteProtocol,
  duplicateProtocol,
  listProtocols,
  restoreProtocol,
  searchProtocols,
  updateProtocol,
} from '#areas/protocols/contract/protocols.ts'
import { protocol } from '../models/protocol-samples.ts'

import { Tabs } from '#tests/actors/support/tabs.ts'

const unreachable = { ok: false, problem: { kind: 'unreachable' } } as const
const gone = { ok: false, problem: { kind: 'refused', status: 404, message: 'Gone' } } as const
const onePage = { data: [protocol(1, 'Calm')], current_page: 1, limit: 5, total_pages: 1, total_results: 1 }

let page: Window & typeof globalThis
let calls: { id: string; asked: unknown; options: CallOptions }[]
/** Answers to the next calls. */
let answers: unknown[]

beforeEach(() => {
  ;({ page } = new Tabs().open())
  calls = []
  answers = []
})

const client: Client = {
  call: (async ({ id }: { id: string }, asked: unknown, options: CallOptions) => {
    await Promise.resolve()
    calls.push({ id, asked, options })
    return answers.shift()
  }) as Client['call'],
}

const keys = () => calls.map(({ options }) => options.key)
const ok = (value: unknown) => ({ ok: true, value }) as const

test('the list is asked for five at a time, sorted by the server, words by the search (protocols.five-a-page, protocols.sorted-three-ways)', async () => {
  const list = createActor(provideProtocolList({ client })).start()
  const isShown = () => vi.waitFor(() => expect(list.getSnapshot().matches({ page: { wanted: 'shown' } })).toBe(true))
  answers = [ok(onePage), ok(onePage), ok(onePage), ok({ ...onePage, current_page: 2, total_pages: 2 })]
  list.send({ type: 'list.entered', language: 'de' })
  await isShown()
  expect(list.getSnapshot().context.found).toEqual(onePage)
  list.send({ type: 'list.sort', order: 'az' })
  await isShown()
  list.send({ type: 'list.sort', order: 'za' })
  await isShown()
  list.send({ type: 'list.page', page: 2 })
  await isShown()
  expect(calls.map(({ id, asked }) => [id, asked])).toEqual([
    [listProtocols.id, { query: { page: 1, limit: 5 } }],
    [listProtocols.id, { query: { page: 1, limit: 5, order_by: 'name', order: 'asc' } }],
    [listProtocols.id, { query: { page: 1, limit: 5, order_by: 'name', order: 'desc' } }],
    [listProtocols.id, { query: { page: 2, limit: 5, order_by: 'name', order: 'desc' } }],
  ])
  expect(calls[0]?.options.language).toBe('de')
  list.stop()
})

test('words are searched for half a second after the last key (protocols.search-waits-half-a-second)', async () => {
  vi.useFakeTimers()
  const list = createActor(provideProtocolList({ client })).start()
  answers = [ok(onePage), ok(onePage)]
  list.send({ type: 'list.entered', language: 'de' })
  list.send({ type: 'list.search', text: ' sle' })
  await vi.advanceTimersByTimeAsync(499)
  list.send({ type: 'list.search', text: ' sleep ' })
  await vi.advanceTimersByTimeAsync(499)
  expect(calls.length).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(calls[1]).toMatchObject({ id: searchProtocols.id, asked: { query: { query: 'sleep', page: 1, limit: 5 } } })
  list.stop()
  vi.useRealTimers()
})

test('a protocol is made once, though its answer was lost, and another of the same name is another', async () => {
  const form = createActor(provideCreateProtocol({ client })).start()
  const is = (state: 'sent' | 'editing') => vi.waitFor(() => expect(form.getSnapshot().matches(state)).toBe(true))
  const fill = () => {
    form.send({ type: 'field.change', field: 'name', value: 'Calm' })
    form.send({ type: 'field.change', field: 'description', value: 'Before bed' })
    form.send({ type: 'form.submit', language: 'de' })
  }
  answers = [unreachable, ok({ id: 9 }), ok({ id: 10 })]
  fill()
  await is('editing')
  form.send({ type: 'form.submit', language: 'de' })
  await is('sent')
  const body = { name: 'Calm', description: 'Before bed' }
  expect(calls[0]).toMatchObject({ id: createProtocol.id, asked: { body }, options: { language: 'de' } })
  expect(form.getSnapshot().context.sent).toMatchObject({
    protocol_id: 9,
    ...body,
    products: [],
    total_price: 0,
    shared_with: 0,
  })
  form.send({ type: 'form.clear' })
  fill()
  await is('sent')
  const [first, again, another] = keys()
  expect([first === undefined, first === again, first === another]).toEqual([false, true, false])
  form.stop()
})

test('an update sends name and description to the protocol that is meant (builder.update-changes-two-fields)', async () => {
  const form = createActor(provideEditProtocol({ page, client, storage: browserStorage(page) })).start()
  answers = [ok({ message: 'Done' })]
  form.send({ type: 'form.fill', values: { protocol_id: 4, name: 'Calm', description: 'Before bed' } })
  form.send({ type: 'field.change', field: 'name', value: 'Calmer' })
  form.send({ type: 'form.submit', language: 'de' })
  await vi.waitFor(() => expect(form.getSnapshot().matches('sent')).toBe(true))
  const fields = { name: 'Calmer', description: 'Before bed' }
  expect(calls).toMatchObject([{ id: updateProtocol.id, asked: { params: { id: 4 }, body: fields } }])
  expect(calls[0]?.asked).toEqual({ params: { id: 4 }, body: { ...fields, changed: ['name'] } })
  expect(form.getSnapshot().context.sent).toEqual({ protocol_id: 4, ...fields })
  form.stop()
})

test('an update learns the name that another tab has given meanwhile (builder.update-keeps-the-rest)', async () => {
  const form = createActor(provideEditProtocol({ page, client, storage: browserStorage(page) })).start()
  answers = [ok({ message: 'Done', name: 'Winter', description: 'At noon' })]
  form.send({ type: 'form.fill', values: { protocol_id: 4, name: 'Calm', description: 'Before bed' } })
  form.send({ type: 'field.change', field: 'description', value: 'At noon' })
  form.send({ type: 'form.submit', language: 'de' })
  await vi.waitFor(() => expect(form.getSnapshot().matches('sent')).toBe(true))
  const body = { name: 'Calm', description: 'At noon', changed: ['description'] }
  expect(calls[0]?.asked).toEqual({ params: { id: 4 }, body })
  expect(form.getSnapshot().context.sent).toEqual({ protocol_id: 4, name: 'Winter', description: 'At noon' })
  form.stop()
})

test('what the server says against an update is kept as it was said', async () => {
  const form = createActor(provideEditProtocol({ page, client, storage: browserStorage(page) })).start()
  answers = [gone]
  form.send({ type: 'form.fill', values: { protocol_id: 4, name: 'Calm', description: '' } })
  form.send({ type: 'form.submit', language: 'de' })
  await vi.waitFor(() => expect(form.getSnapshot().matches({ editing: 'refused' })).toBe(true))
  expect(form.getSnapshot().context.problem).toEqual(gone.problem)
  form.stop()
})

function openCalls() {
  const actor = createActor(provideProtocolCalls({ page, client, storage: browserStorage(page) })).start()
  const told: unknown[] = []
  actor.on('*', (fact) => told.push(fact.type === 'notice.raised' ? fact.text : fact))
  const isIdle = () => vi.waitFor(() => expect(actor.getSnapshot().matches('idle')).toBe(true))
  return { actor, told, isIdle }
}

const calm = { subject: { protocolId: 4, name: 'Calm' }, language: 'de' } as const

test('a copy has the id that the server gave it, once though the answer was lost (builder.duplicate-has-its-own-id)', async () => {
  const { actor, told, isIdle } = openCalls()
  answers = [unreachable, ok({ protocol_id: 9 }), ok({ protocol_id: 10 })]
  for (const _ of answers.slice()) {
    actor.send({ type: 'protocol.copy', ...calm })
    await isIdle()
  }
  expect(calls.map(({ id, asked }) => [id, asked])).toEqual(
    Array.from({ length: 3 }, () => [duplicateProtocol.id, { body: { protocol_id: 4 } }]),
  )
  const [first, again, another] = keys()
  expect([first === undefined, first === again, first === another]).toEqual([false, true, false])
  expect(told).toEqual([
    'builder:notice.unexpected',
    { type: 'protocol.copied', protocolId: 9 },
    'builder:notice.copied',
    { type: 'protocol.copied', protocolId: 10 },
    'builder:notice.copied',
  ])
  actor.stop()
})

test('a protocol is deleted and brought back, and one that is gone already is deleted', async () => {
  const { actor, told, isIdle } = openCalls()
  answers = [ok({ message: 'Done' }), ok(protocol(4, 'Calm')), gone]
  actor.send({ type: 'protocol.delete', ...calm })
  actor.send({ type: 'delete.confirm' })
  await isIdle()
  actor.send({ type: 'protocol.restore', ...calm })
  await isIdle()
  actor.send({ type: 'protocol.delete', ...calm })
  actor.send({ type: 'delete.confirm' })
  await isIdle()
  const params = { id: 4 }
  expect(calls.map(({ id, asked, options }) => [id, asked, options.language])).toEqual([
    [deleteProtocol.id, { params }, 'de'],
    [restoreProtocol.id, { params }, 'de'],
    [deleteProtocol.id, { params }, 'de'],
  ])
  const deleted = [{ type: 'protocol.deleted', protocolId: 4 }, 'builder:notice.deleted']
  expect(told).toEqual([
    ...deleted,
    { type: 'protocol.restored', protocol: protocol(4, 'Calm') },
    'builder:notice.restored',
    ...deleted,
  ])
  actor.stop()
})
