import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'

import { keepQueue } from '#actors/kept-queue.ts'
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

let tabs: Tabs
let isReached: boolean
let sent: string[]
let open: { stop(): void }[]

beforeEach(() => {
  tabs = new Tabs()
  isReached = true
  sent = []
  open = []
})

afterEach(() => open.forEach((actor) => actor.stop()))

function openShelf(of: string, things: readonly Thing[] = []) {
  const { page } = tabs.open()
  const machine = shelfMachine.provide({
    actors: {
      fetchList: fromPromise<Timed<readonly Thing[]>, Asking<readonly Thing[]>>(() =>
        Promise.resolve({ result: { ok: true, value: things }, at: 0 }),
      ),
      sendChange: fromPromise<Timed<Thing>, Sending<readonly Thing[], ShelfChange>>(({ input }) => {
        if (!isReached || !input.sent)
          return Promise.resolve({ result: { ok: false, problem: { kind: 'unreachable' } }, at: 0 })
        const { name } = input.sent.change
        sent.push(`${input.of}: ${name}`)
        return Promise.resolve({ result: { ok: true, value: { id: 1, name } }, at: 0 })
      }),
      keepQueue: keepQueue({ page, storage: browserStorage(page), name: 'shelf', kept: v.array(thing), change }),
    },
  })
  const actor = createActor(machine, { input: { of } })
  open.push(actor)
  actor.start()
  actor.send({ type: 'session.signedIn', userId: 7, userTypeId: 4 })
  const isAt = (syncing: 'fresh' | 'waiting') =>
    vi.waitFor(() => expect(actor.getSnapshot().matches({ signedIn: { here: { syncing } } })).toBe(true))
  return { actor, isAt }
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
