import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'

import type { Client } from '#actors/client.ts'
import { browserStorage } from '#actors/storage.ts'
import { provideTakenMarks } from '#areas/protocols/late/provide/taken-marks.ts'
import { getTaken, markTaken, type TakenMark } from '#areas/protocols/contract/taken.ts'
import { shownOf } from '#machines/kept-list/kept-list.ts'
import { taken } from '#machines/protocols/taken/taken.ts'

import { reader } from '#tests/areas/protocols/models/taken-samples.ts'
import { Tabs } from '#tests/actors/support/tabs.ts'

const markOf = (at: TakenMark['at']): TakenMark => ({ protocol_id: 1, product_variant_id: 10, day: '2026-03-02', at })
const [breakfast, dinner, bed] = [markOf('breakfast'), markOf('dinner'), markOf('bed')]

let isOnline: boolean
let sent: unknown[]
let marks: readonly TakenMark[]
let tabs: Tabs
let open: { stop(): void }[]

beforeEach(() => {
  isOnline = true
  sent = []
  marks = []
  tabs = new Tabs()
  open = []
})

afterEach(() => open.forEach((actor) => actor.stop()))

const client: Client = {
  call: (async ({ id }: { id: string }, input: { body?: TakenMark & { taken: boolean }; params?: { id: number } }) => {
    await Promise.resolve()
    if (!isOnline) return { ok: false, problem: { kind: 'unreachable' } }
    if (id === getTaken.id) return { ok: true, value: { marks, readers: [reader] } }
    sent.push(id === markTaken.id ? [input.body?.at, input.body?.taken] : [input.params?.id, input.body])
    return { ok: true, value: { message: 'Done' } }
  }) as Client['call'],
}

function openTab() {
  const { page } = tabs.open()
  const actor = createActor(provideTakenMarks({ page, client, storage: browserStorage(page) }))
  open.push(actor)
  actor.start()
  actor.send({ type: 'session.signedIn', userId: 7, userTypeId: 4 })
  return actor
}

type Actor = ReturnType<typeof openTab>
const isAt = (actor: Actor, syncing: 'fresh' | 'waiting') =>
  vi.waitFor(() => expect(actor.getSnapshot().matches({ signedIn: { here: { syncing } } })).toBe(true))
const press = (actor: Actor, mark: TakenMark, isTaken = true) =>
  actor.send({ type: 'taken.mark', intakes: [{ mark, name: 'Iron' }], isTaken })
const shownAt = (actor: Actor) => shownOf(taken, actor.getSnapshot().context).marks.map(({ at }) => at)

test('a press is sent, and so is who may see it (taken.shows-at-once)', async () => {
  const tab = openTab()
  await isAt(tab, 'fresh')
  press(tab, breakfast)
  expect(shownAt(tab)).toEqual(['breakfast'])
  tab.send({ type: 'taken.share', what: 'taken', userId: 5, name: 'Ida Brandt', isSeen: true })
  await vi.waitFor(() =>
    expect(sent).toEqual([
      ['breakfast', true],
      [5, { sees_taken: true }],
    ]),
  )
})

test('what was pressed offline is kept through a reload, and sent in the order of the presses (taken.shows-at-once)', async () => {
  const before = openTab()
  await isAt(before, 'fresh')
  isOnline = false
  press(before, breakfast)
  press(before, dinner)
  press(before, bed)
  press(before, dinner, false)
  expect(shownAt(before)).toEqual(['breakfast', 'bed'])
  await isAt(before, 'waiting')
  before.stop()

  const after = openTab()
  await isAt(after, 'waiting')
  expect([shownAt(after), sent]).toEqual([['breakfast', 'bed'], []])
  isOnline = true
  after.send({ type: 'page.returned', at: Date.now() })
  await isAt(after, 'fresh')
  expect(sent).toEqual([
    ['breakfast', true],
    ['dinner', false],
    ['bed', true],
  ])
})

test('what an earlier build has kept is sent too (kept-list.queue-survives-a-reload)', async () => {
  const before = openTab()
  await isAt(before, 'fresh')
  isOnline = false
  press(before, breakfast)
  before.send({ type: 'taken.share', what: 'taken', userId: 5, name: 'Ida Brandt', isSeen: true })
  await isAt(before, 'waiting')
  before.stop()
  for (const [key, text] of tabs.stored)
    tabs.stored.set(key, text.replaceAll('"sees_intake":false', '"earlier":true').replaceAll('"what":"taken",', ''))

  isOnline = true
  await isAt(openTab(), 'fresh')
  expect(sent).toEqual([
    ['breakfast', true],
    [5, { sees_taken: true }],
  ])
})
