import * as v from 'valibot'
import { fromCallback } from 'xstate'

import { cart, cartItem } from '#contract/cart.ts'
import { CACHE_KEY_PREFIX } from '#contract/constants.ts'
import type { CartEvent, QueueOrder } from '#machines/cart/cart.machine.ts'
import type { Queue } from '#machines/cart/wishes.ts'

import type { Storage } from './storage.ts'

/** Before the names of the queues of one person: one for each tab, in local storage, and the lock that the tab holds as long as it lives. */
const queuesOf = (userId: number): string => `${CACHE_KEY_PREFIX}cart-queue:${userId}:`
/** Where a tab tells the others of the same person that the cart has changed. */
const channelOf = (userId: number): string => `${CACHE_KEY_PREFIX}cart:${userId}`

const NOTHING: Queue = { wishes: [], cart: null }

const queueSchema = v.object({
  wishes: v.array(
    v.object({
      key: v.string(),
      product: v.omit(cartItem, ['quantity']),
      change: v.object({ kind: v.picklist(['add', 'set']), quantity: v.number() }),
      tried: v.boolean(),
    }),
  ),
  cart: v.nullable(cart),
})

/** A queue as it was stored; one that cannot be read is none. */
function readQueue(text: string | undefined): Queue {
  try {
    const { success, output } = v.safeParse(queueSchema, JSON.parse(text ?? 'null'))
    return success ? (output as Queue) : NOTHING
  } catch {
    return NOTHING
  }
}

/**
 * Keeps the queue of a tab in local storage, by the person whose it is (cart.queue-survives-a-reload): it outlives a
 * reload, the session and the tab. A tab holds a lock as long as it lives, so that another takes its queue over once it
 * is gone and never before. Where a browser has no locks, all queues are taken over: what is sent twice is carried out
 * once, since its key is the same.
 */
export function keepQueue({ page, storage }: { page: Window & typeof globalThis; storage: Storage }) {
  return fromCallback<QueueOrder, { userId: number }>(({ input: { userId }, receive, sendBack }) => {
    const tell = (event: CartEvent) => sendBack(event)
    const prefix = queuesOf(userId)
    const tab = crypto.getRandomValues(new Uint32Array(4)).join('-')
    const own = `${prefix}${tab}`
    const known = new Set([own])
    const ended = new AbortController()
    const end = new Promise<void>((resolve) => ended.signal.addEventListener('abort', () => resolve()))
    const locks = (page.navigator as Partial<Navigator>).locks

    const take = (name: string) => {
      const text = storage.local(name)
      if (ended.signal.aborted || text === undefined) return
      // The chart has it kept anew at once, so at no time is it stored nowhere.
      tell({ type: 'queue.adopted', queue: readQueue(text) })
      storage.removeLocal(name)
    }
    const takeOnceAlone = (name: string) => {
      if (!locks) return take(name)
      locks.request(name, { signal: ended.signal }, () => take(name)).catch(() => {})
    }
    const unknown = () => storage.localNames().filter((name) => name.startsWith(prefix) && !known.has(name))
    const followOthers = () => {
      for (const name of unknown()) {
        known.add(name)
        takeOnceAlone(name)
      }
    }
    /** Of tabs that are gone already. */
    const takeLeft = async () => {
      if (!locks) return
      await Promise.all(
        unknown().map((name) => locks.request(name, { ifAvailable: true }, (lock) => lock && take(name))),
      )
    }

    // Held until the end.
    locks?.request(own, { signal: ended.signal }, () => end).catch(() => {})
    const channel = new page.BroadcastChannel(channelOf(userId))
    channel.addEventListener('message', () => tell({ type: 'cart.outdated' }))
    const changed = ({ key }: StorageEvent) => {
      if (key?.startsWith(prefix)) followOthers()
    }
    page.addEventListener('storage', changed)

    receive((order) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
      if (order.type === 'tabs.tell') channel.postMessage('changed')
      else if (order.wishes.length === 0) storage.removeLocal(own)
      else storage.setLocal(own, JSON.stringify({ wishes: order.wishes, cart: order.cart }))
    })

    tell({ type: 'queue.opened', tab })
    takeLeft()
      .catch(() => {})
      .finally(() => {
        if (ended.signal.aborted) return
        tell({ type: 'queue.adopted', queue: NOTHING })
        followOthers()
      })
    return () => {
      ended.abort()
      channel.close()
      page.removeEventListener('storage', changed)
    }
  })
}
