import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, createMachine, fromTransition } from 'xstate'

import type { CallOptions, Client } from '#actors/client.ts'
import { provideMailCart } from '#actors/late/mail-cart.ts'
import { browserStorage } from '#actors/storage.ts'
import type { MailCartRef } from '#machines/cart/mail-cart.machine.ts'

import { Tabs } from './support/tabs.ts'

const answers = {
  ok: { ok: true, value: { message: 'On its way' } },
  lost: { ok: false, problem: { kind: 'unreachable' } },
}

let keys: (string | undefined)[]
let next: keyof typeof answers
/** The session storage of a tab, which outlives a reload. */
let kept: Map<string, string>
let shops: { stop(): void }[]
let events: EventTarget

const client: Client = {
  call: ((_call: unknown, _request: unknown, { key }: CallOptions) => {
    keys.push(key)
    return Promise.resolve(answers[next])
  }) as Client['call'],
}

function open(userId: number): MailCartRef {
  const { page } = new Tabs().open(kept)
  Object.assign(page, { setTimeout: vi.fn(), clearTimeout: vi.fn() })
  events = page
  const session = fromTransition((state) => state, { user: { user_id: userId } })
  const shop = createActor(
    createMachine({
      invoke: [
        { src: session, systemId: 'session' },
        { src: provideMailCart({ client, page, storage: browserStorage(page) }), id: 'mailCart' },
      ],
    }),
  ).start()
  shops.push(shop)
  return (shop.getSnapshot().children as Record<string, unknown>)['mailCart'] as MailCartRef
}

const comesTo = (actor: MailCartRef, state: 'offered' | 'unanswered' | 'answered') =>
  vi.waitFor(() => expect(actor.getSnapshot().value).toBe(state))
const want = { type: 'call.want', wanted: null, language: 'de' } as const

beforeEach(() => {
  keys = []
  next = 'lost'
  kept = new Map()
  shops = []
})
afterEach(() => shops.forEach((shop) => shop.stop()))

test('a call has its key in the tab before it is sent, and no more once it is answered (call.keeps-its-key-before-sending)', async () => {
  const actor = open(7)
  actor.send(want)
  await comesTo(actor, 'unanswered')
  expect([...kept.values()].join()).toContain(keys[0])
  next = 'ok'
  actor.send({ type: 'call.retry' })
  await comesTo(actor, 'answered')
  expect(keys).toEqual([keys[0], keys[0]])
  expect(kept.size).toBe(0)
  actor.send(want)
  await vi.waitFor(() => expect(keys).toHaveLength(3))
  expect(keys[2]).not.toBe(keys[0])
})

test('after a reload the same user’s call is asked again under its key, and nobody else’s (call.unanswered-survives-a-reload)', async () => {
  const actor = open(7)
  actor.send(want)
  await comesTo(actor, 'unanswered')
  shops.forEach((shop) => shop.stop())
  await comesTo(open(8), 'offered')
  expect(keys).toHaveLength(1)
  next = 'ok'
  await comesTo(open(7), 'answered')
  expect(keys).toEqual([keys[0], keys[0]])
})

test('an unanswered call is asked again once the connection is back (call.unanswered-asks-under-the-same-key)', async () => {
  const actor = open(7)
  actor.send(want)
  await comesTo(actor, 'unanswered')
  next = 'ok'
  events.dispatchEvent(new Event('online'))
  await comesTo(actor, 'answered')
  expect(keys).toEqual([keys[0], keys[0]])
})

test('what another build has stored is not asked', async () => {
  kept.set('verbena:once:mailCart:7', '{"key":"1","wanted":"another"}')
  await comesTo(open(7), 'offered')
  expect(keys).toEqual([])
})
