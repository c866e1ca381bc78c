import { beforeEach, expect, test, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import type { AnyActorLogic } from 'xstate'

import { provideKeptOperations } from '#areas/protocols/ports/kept-operations.ts'
import { provideEditProtocol, provideProtocolCalls } from '#areas/protocols/ports/protocols.ts'
import type { CallOptions, Client } from '#actors/client.ts'
import { browserStorage } from '#actors/storage.ts'
import { CACHE_KEY_PREFIX } from '#contract/constants.ts'
import { deleteProtocol, duplicateProtocol, updateProtocol } from '#areas/protocols/contract/protocols.ts'
import type { EditProtocolRef } from '#machines/protocols/protocol-forms.machine.ts'
import type { KeptOperationsRef } from '#machines/protocols/kept-operations.machine.ts'
import type { ProtocolCallsRef } from '#machines/protocols/protocol-calls.machine.ts'

import { Tabs } from '#tests/actors/support/tabs.ts'

const PREFIX = `${CACHE_KEY_PREFIX}protocol-operation:`
const calm = { subject: { protocolId: 4, name: 'Calm' }, language: 'de' } as const
const NOW = 1_800_000_000_000

interface Call {
  readonly id: string
  readonly asked: { readonly query?: object; readonly body?: object }
  readonly options: CallOptions
}

let tabs: Tabs
let calls: Call[]
let user: { user_id: number } | null
let hasToken: boolean
/** Answers a call that has its token. */
let answer: (id: string) => unknown

const done = () => ({ ok: true, value: { message: 'Done', protocol_id: 9 } })
const refused = (status: number) => ({ ok: false, problem: { kind: 'refused', status, message: 'No' } })

const client = {
  call: (async ({ id }: { id: string }, asked: Call['asked'], options: CallOptions) => {
    await Promise.resolve()
    if (!hasToken) return { ok: false, problem: { kind: 'unauthorized' } }
    calls.push({ id, asked, options })
    return await answer(id)
  }) as unknown as Client['call'],
} as Client

beforeEach(() => {
  vi.spyOn(Date, 'now').mockImplementation(() => tabs.now)
  tabs = new Tabs()
  tabs.now = NOW
  calls = []
  user = { user_id: 7 }
  hasToken = true
  answer = done
  return () => vi.restoreAllMocks()
})

/** A tab with the chart, in a system that knows who is signed in. */
function start<Ref>(
  logic: (ports: {
    page: Window & typeof globalThis
    client: Client
    storage: ReturnType<typeof browserStorage>
  }) => AnyActorLogic,
) {
  const { page } = tabs.open()
  Object.assign(page, { setTimeout, clearTimeout })
  const session = setup({}).createMachine({ context: () => ({ user }) })
  const chart = logic({ page, client, storage: browserStorage(page) })
  const root = setup({ actors: { session, chart } }).createMachine({
    invoke: [
      { src: 'session', systemId: 'session' },
      { src: 'chart', systemId: 'chart' },
    ],
  })
  const actor = createActor(root).start()
  return { ref: actor.system.get('chart') as Ref, stop: () => actor.stop() }
}
const openCalls = () => start<ProtocolCallsRef>(provideProtocolCalls)
const openEdit = () => start<EditProtocolRef>(provideEditProtocol)

/** Facts of the chart until nothing is left, or it waits. */
async function signInAgain(end: 'nothingLeft' | 'waiting' = 'nothingLeft') {
  hasToken = true
  const { ref, stop } = start<KeptOperationsRef>(provideKeptOperations)
  const told: unknown[] = []
  ref.on('*', (fact) => told.push(fact.type === 'notice.raised' ? fact.text : fact.type))
  await vi.waitFor(() => expect(ref.getSnapshot().matches(end)).toBe(true))
  stop()
  return told
}

const kept = () => [...tabs.stored.keys()].filter((name) => name.startsWith(PREFIX))

async function copyWithoutToken() {
  const { ref, stop } = openCalls()
  hasToken = false
  ref.send({ type: 'protocol.copy', ...calm })
  await vi.waitFor(() => expect(ref.getSnapshot().matches('idle')).toBe(true))
  stop()
}
async function deleteWithoutToken() {
  const { ref, stop } = openCalls()
  hasToken = false
  ref.send({ type: 'protocol.delete', ...calm })
  ref.send({ type: 'delete.confirm' })
  await vi.waitFor(() => expect(ref.getSnapshot().matches('asking')).toBe(true))
  stop()
}

test('a copy without its token is kept by its user and made once, under its key, at the next sign-in (builder.operations-wait-for-next-sign-in)', async () => {
  await copyWithoutToken()
  expect(kept()).toEqual([`${PREFIX}7:copy:4`])
  user = { user_id: 8 }
  expect(await signInAgain()).toEqual([])
  user = { user_id: 7 }
  expect(await signInAgain()).toEqual(['protocols.redone', 'builder:notice.redone.copy'])
  expect(await signInAgain()).toEqual([])
  expect(kept()).toEqual([])
  expect(calls.map(({ id, asked }) => [id, asked])).toEqual([[duplicateProtocol.id, { body: { protocol_id: 4 } }]])
  expect(calls[0]?.options).toMatchObject({ language: 'de', key: expect.any(String) })
})

test('a deletion without its token is done at the next sign-in, unless the protocol was changed since (builder.operations-wait-for-next-sign-in)', async () => {
  await deleteWithoutToken()
  tabs.now += 90_500
  expect(await signInAgain()).toEqual(['protocol.deleted', 'builder:notice.redone.delete'])
  const query = { unless_changed_within: 90 }
  expect(calls).toMatchObject([{ id: deleteProtocol.id, asked: { params: { id: 4 }, query } }])
  await deleteWithoutToken()
  answer = () => refused(409)
  expect(await signInAgain()).toEqual(['common:listNotice.refused'])
  expect([await signInAgain(), kept()]).toEqual([[], []])
})

test('a deletion of a protocol that is gone by the next sign-in ends without a word', async () => {
  await deleteWithoutToken()
  answer = () => refused(404)
  expect(await signInAgain()).toEqual(['protocol.deleted'])
  expect([await signInAgain(), kept()]).toEqual([[], []])
})

test('a new text without its token is saved at the next sign-in, what was changed of it alone', async () => {
  const { ref, stop } = openEdit()
  ref.send({ type: 'form.fill', values: { protocol_id: 4, name: 'Calm', description: 'Before bed' } })
  ref.send({ type: 'field.change', field: 'name', value: 'Calmer' })
  hasToken = false
  ref.send({ type: 'form.submit', language: 'de' })
  await vi.waitFor(() => expect(ref.getSnapshot().matches('editing')).toBe(true))
  stop()
  expect(await signInAgain()).toEqual(['protocols.redone', 'builder:notice.redone.update'])
  const body = { name: 'Calmer', description: 'Before bed', changed: ['name'] }
  expect(calls).toMatchObject([{ id: updateProtocol.id, asked: { params: { id: 4 }, body } }])
})

test('what the shop cannot be asked stays kept until it is judged', async () => {
  await copyWithoutToken()
  answer = () => ({ ok: false, problem: { kind: 'unreachable' } })
  expect(await signInAgain('waiting')).toEqual([])
  expect(kept().length).toBe(1)
  answer = done
  expect(await signInAgain()).toEqual(['protocols.redone', 'builder:notice.redone.copy'])
  expect(new Set(calls.map(({ options }) => options.key)).size).toBe(1)
})

test('what one tab is still sending, no other does', async () => {
  let judge = (_: unknown) => {}
  answer = () => new Promise((resolve) => (judge = resolve))
  const { ref, stop } = openCalls()
  ref.send({ type: 'protocol.copy', ...calm })
  await vi.waitFor(() => expect(calls.length).toBe(1))
  const other = signInAgain()
  judge(done())
  expect(await other).toEqual([])
  expect([calls.length, kept()]).toEqual([1, []])
  expect(ref.getSnapshot().matches('idle')).toBe(true)
  stop()
})

test('what was refused while its user is here is not kept', async () => {
  answer = () => refused(503)
  const { ref, stop } = openCalls()
  ref.send({ type: 'protocol.copy', ...calm })
  await vi.waitFor(() => expect(calls.length).toBe(1))
  await vi.waitFor(() => expect(kept()).toEqual([]))
  stop()
})

test('what another build has stored is passed over', async () => {
  tabs.stored.set(`${PREFIX}7:copy:4`, '{"operation":"move"}')
  expect(await signInAgain()).toEqual([])
  expect(calls).toEqual([])
})
