import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'

import { storeQueue } from '#actors/kept-queue.ts'
import { browserStorage } from '#actors/storage.ts'
import type { Asking, Sending, Timed } from '#machines/kept-list/kept-list.events.ts'
import { shelfMachine } from '#tests/models/kept-list-sample.ts'
import type { ShelfChange, Thing } from '#tests/models/kept-list-sample.ts'

import { Tabs } from './support/tabs.ts'

const id = v.union([v.number(), v.string()])
const thing = v.object({ id, name: v.string() })
const change = v.variant('kind', [
  v.object({ kind: v.literal('make'), id: v.string(), name: v.string() }),
  v.object({ kind: v.literal('rename'), id, name: v.string() }),
])

const unreachable = { ok: false, problem: { kind: 'unreachable' } } as const

let tabs: Tabs
let session: Map<string, string>
let isReached: boolean
let sent: string[]
let open: { stop(): void }[]

beforeEach(() => {
  tabs = new Tabs()
  session = new Map()
  isReached = true
  sent = []
  open = []
})

afterEach(() => open.forEach((actor) => actor.stop()))

function openShelf(of: string, things: readonly Thing[] = [], userId = 7, { page } = tabs.open(session)) {
  const machine = shelfMachine.provide({
    actors: {
      fetchList: fromPromise<Timed<readonly Thing[]>, Asking<readonly Thing[]>>(() =>
        Promise.resolve({ result: isReached ? { ok: true, value: things } : unreachable, at: 1 }),
      ),
      sendChange: fromPromise<Timed<Thing>, Sending<readonly Thing[], ShelfChange>>(({ input }) => {
        if (!isReached || !input.sent) return Promise.resolve({ result: unreachable, at: 1 })
        const { name } = input.sent.change
        sent.push(`${input.of}: ${name}`)
        return Promise.resolve({ result: { ok: true, value: { id: 1, name } }, at: 1 })
      }),
      storeQueue: storeQueue({ page, storage: browserStorage(page), name: 'shelf', kept: v.array(thing), change }),
    },
  })
  const actor = createActor(machine, { input: { of } })
  open.push(actor)
  actor.start()
  actor.send({ type: 'session.signedIn', userId, userTypeId: 4 })
  const isAt = (syncing: 'fresh' | 'waiting' | 'failed') =>
    vi.waitFor(() => expect(actor.getSnapshot().matches({ signedIn: { here: { syncing } } })).toBe(true))
  return { actor, isAt, page }
}

test('a list that is known by more than its person has a queue of its own', async () => {
  const top = openShelf('1')
  await top.isAt('fresh')
  isReached = false
  top.actor.send({ type: 'shelf.make', name: 'New' })
  await top.isAt('waiting')
  top.actor.stop()
  isReached = true
  const other = openShelf('11')
  await other.isAt('fresh')
  expect([sent, tabs.stored.size]).toEqual([[], 1])
  const again = openShelf('1')
  await again.isAt('fresh')
  expect([sent, tabs.stored.size]).toEqual([['1: New'], 0])
})

test('a queue with changes that the list does not know is none', async () => {
  const kept = { queue: [{ key: 'a-1', change: { kind: 'burn', id: 1 }, tried: true }], kept: [] }
  tabs.stored.set('verbena:shelf-queue:7:1:other', JSON.stringify(kept))
  const top = openShelf('1')
  await top.isAt('fresh')
  expect([sent, tabs.stored.size]).toEqual([[], 0])
})

test('a queue of a list that would fill the storage is kept without what it stands on', async () => {
  const many = Array.from({ length: 2000 }, (_, index) => ({ id: index + 10, name: 'x'.repeat(200) }))
  const top = openShelf('1', many)
  await top.isAt('fresh')
  isReached = false
  top.actor.send({ type: 'shelf.make', name: 'New' })
  await top.isAt('waiting')
  const [text = ''] = tabs.stored.values()
  expect(JSON.parse(text)).toMatchObject({ queue: [{ change: { name: 'New' } }], kept: null })
})

const one: Thing = { id: 1, name: 'One' }

/** The shelf as it is shown after a reload in which the server does not answer. */
async function afterReload(of: string, userId = 7) {
  isReached = false
  const shelf = openShelf(of, [], userId)
  await shelf.isAt('failed')
  return shelf.actor.getSnapshot().context.kept
}

test('what the server said last is known after a reload, for its person and list alone (kept-list.known-survives-a-reload)', async () => {
  await openShelf('1', [one]).isAt('fresh')
  expect([await afterReload('1'), await afterReload('11'), await afterReload('1', 8)]).toEqual([[one], null, null])
})

test('what is known is gone from the browser once its person signs out', async () => {
  const top = openShelf('1', [one])
  await top.isAt('fresh')
  expect(session.size).toBe(1)
  top.actor.send({ type: 'session.signedOut' })
  expect(session.size).toBe(0)
})

test.each([
  ['of another version', (text: string) => text.replace('"version":1', '"version":0')],
  ['in another shape', (text: string) => text.replace('"name"', '"title"')],
  ['cut off', (text: string) => text.slice(0, -3)],
])('what is stored %s is not known', async (_, spoil) => {
  await openShelf('1', [one]).isAt('fresh')
  for (const [name, text] of session) session.set(name, spoil(text))
  expect(await afterReload('1')).toBe(null)
})

describe('changes that the browser refuses to keep', () => {
  const isAskedFirst = (page: Window) => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }))

  test('wait for the next sign-in of their person as long as the page lives (kept-list.waits-for-next-sign-in)', async () => {
    const shelf = openShelf('1')
    await shelf.isAt('fresh')
    tabs.isFull = true
    isReached = false
    shelf.actor.send({ type: 'shelf.make', name: 'New' })
    await shelf.isAt('waiting')
    shelf.actor.send({ type: 'session.signedOut' })
    isReached = true
    shelf.actor.send({ type: 'session.signedIn', userId: 7, userTypeId: 4 })
    await shelf.isAt('fresh')
    expect(sent).toEqual(['1: New'])
  })

  test('have the browser ask before the page is left with them (kept-list.unkept-changes-ask-first)', async () => {
    const shelf = openShelf('1')
    await shelf.isAt('fresh')
    isReached = false
    shelf.actor.send({ type: 'shelf.make', name: 'Kept' })
    await shelf.isAt('waiting')
    expect(isAskedFirst(shelf.page)).toBe(false)
    tabs.isFull = true
    shelf.actor.send({ type: 'shelf.make', name: 'Refused' })
    expect(isAskedFirst(shelf.page)).toBe(true)
    isReached = true
    shelf.actor.send({ type: 'list.look', at: 0 })
    await shelf.isAt('fresh')
    expect([sent, isAskedFirst(shelf.page)]).toEqual([['1: Kept', '1: Refused'], false])
  })

  test('are taken up again where locks and channels are refused too', async () => {
    const tab = tabs.open()
    const deny = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    Object.defineProperty(tab.page, 'localStorage', { get: deny })
    Object.assign(tab.page, { BroadcastChannel: deny })
    Object.assign(tab.page.navigator, { locks: { request: async () => deny() } })
    const shelf = openShelf('1', [], 7, tab)
    await shelf.isAt('fresh')
    isReached = false
    shelf.actor.send({ type: 'shelf.make', name: 'New' })
    await shelf.isAt('waiting')
    shelf.actor.send({ type: 'session.signedOut' })
    isReached = true
    shelf.actor.send({ type: 'session.signedIn', userId: 7, userTypeId: 4 })
    await shelf.isAt('fresh')
    await vi.waitFor(() => expect(sent).toEqual(['1: New']))
  })
})
