import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'

import type { Client } from '#actors/client.ts'
import { provideWishlist } from '#areas/cart/late/provide/wishlist.ts'
import { browserStorage } from '#actors/storage.ts'
import { addToWishlist, listWishlist } from '#areas/cart/contract/wishlist.ts'
import { shownWishes } from '#machines/cart/wishlist/wishlist.ts'
import { wishlistItem } from '../models/wishlist-samples.ts'

import { Tabs } from '#tests/actors/support/tabs.ts'

const five = { product_id: 50, product_variant_id: 5, name: 'Product 5' }
const one = { product_id: 10, product_variant_id: 1, name: 'Product 1' }
const unreachable = { ok: false, problem: { kind: 'unreachable' } } as const
const refused = (status: number) => ({ ok: false, problem: { kind: 'refused', status, message: 'No' } }) as const

/** Variants on the server's list; `failure` is its answer to changes, undefined to carry them out. */
let ids: readonly number[]
let failure: ReturnType<typeof refused> | typeof unreachable | undefined
let tabs: Tabs
let open: { stop(): void }[]

beforeEach(() => {
  ids = [1]
  failure = undefined
  tabs = new Tabs()
  open = []
})

afterEach(() => open.forEach((actor) => actor.stop()))

const client: Client = {
  call: (async ({ id }: { id: string }, { body }: { body?: { product_variant_id: number } }) => {
    await Promise.resolve()
    if (id === listWishlist.id) return { ok: true, value: ids.map((variantId) => wishlistItem(variantId)) }
    if (failure) return failure
    const variantId = body?.product_variant_id ?? 0
    const others = ids.filter((other) => other !== variantId)
    ids = id === addToWishlist.id ? [variantId, ...others] : others
    return { ok: true, value: id === addToWishlist.id ? wishlistItem(variantId) : { message: 'Done' } }
  }) as Client['call'],
}

function openTab() {
  const { page } = tabs.open()
  const logged: unknown[] = []
  const log = { warn: (line: string) => logged.push(line), error: (line: string) => logged.push(line) }
  const actor = createActor(provideWishlist({ page, client, storage: browserStorage(page), log }))
  const notices: unknown[] = []
  actor.on('notice.raised', ({ text, values }) => notices.push([text, values]))
  open.push(actor)
  actor.start()
  actor.send({ type: 'session.signedIn', userId: 7, userTypeId: 4 })
  return { actor, notices, logged }
}

type Tab = ReturnType<typeof openTab>

const shown = ({ actor }: Tab) =>
  shownWishes(actor.getSnapshot().context).map(({ product_variant_id }) => product_variant_id)
const isAt = (tab: Tab, syncing: 'fresh' | 'waiting') =>
  vi.waitFor(() => expect(tab.actor.getSnapshot().matches({ signedIn: { here: { syncing } } })).toBe(true))

test('a heart is on at once, and another tab comes to know it', async () => {
  const [tab, other] = [openTab(), openTab()]
  await Promise.all([isAt(tab, 'fresh'), isAt(other, 'fresh')])
  tab.actor.send({ type: 'wishlist.add', ...five })
  expect(shown(tab)).toEqual([5, 1])
  await isAt(tab, 'fresh')
  expect(ids).toEqual([5, 1])
  await vi.waitFor(() => expect(shown(other)).toEqual([5, 1]))
})

test('what was done while the shop cannot be reached outlives a reload, and is sent once it can (kept-list.changes-show-at-once)', async () => {
  const before = openTab()
  await isAt(before, 'fresh')
  failure = unreachable
  before.actor.send({ type: 'wishlist.add', ...five })
  before.actor.send({ type: 'wishlist.remove', ...one })
  await isAt(before, 'waiting')
  before.actor.stop()
  const after = openTab()
  await isAt(after, 'waiting')
  expect([shown(after), ids]).toEqual([[5], [1]])
  failure = undefined
  after.actor.send({ type: 'page.returned', at: Date.now() })
  await isAt(after, 'fresh')
  expect([shown(after), ids]).toEqual([[5], [5]])
  expect([...tabs.stored.keys()].filter((name) => name.includes('queue'))).toEqual([])
})

test('what is refused is undone, which the console and its heart say (wishlist.failed-change-is-logged-only)', async () => {
  const tab = openTab()
  await isAt(tab, 'fresh')
  failure = refused(409)
  tab.actor.send({ type: 'wishlist.add', ...five })
  await vi.waitFor(() => expect(tab.logged).toEqual(['wishlist: the variant 5 could not be added: refused']))
  expect([shown(tab), tab.actor.getSnapshot().context.failed, tab.notices]).toEqual([[1], [5], []])
})
