import * as v from 'valibot'
import { fromCallback } from 'xstate'

import { CACHE_KEY_PREFIX } from '#contract/constants.ts'
import type { KeptEvent, QueueOf, QueueOrder } from '#machines/kept-list/kept-list.events.ts'
import type { KeptQueue } from '#machines/kept-list/kept-list.ts'

import { openChannel } from './channel.ts'
import type { Storage } from './storage.ts'

interface Stored<Kept, Change> {
  page: Window & typeof globalThis
  storage: Storage
  /** Names the list in storage. */
  name: string
  /** Stored data must be checked: another build, or anybody, may have written it. */
  kept: v.GenericSchema<unknown, Kept>
  change: v.GenericSchema<unknown, Change>
}

/**
 * Of one person's list: what its queues in local storage are called before the name of their tab, what it is called in the tab's
 * session storage, and the channel of its tabs.
 */
function namesOf(name: string, { userId, of }: QueueOf) {
  const whose = [userId, ...(of === '' ? [] : [of])].join(':')
  return {
    queues: `${CACHE_KEY_PREFIX}${name}-queue:${whose}:`,
    known: `${CACHE_KEY_PREFIX}${name}-known:${whose}`,
    channel: `${CACHE_KEY_PREFIX}${name}:${whose}`,
  }
}

/** The most letters of a list that is stored. Storage has room for some millions, for all lists and tabs. */
const LETTERS_MAX = 250_000

/** Of what is stored of a list besides its queue: another version is not read. */
const VERSION = 1

/** A queue as it is stored: without what it stands on where that would take the room of changes. */
function textOf({ queue, kept }: KeptQueue): string {
  const whole = JSON.stringify({ queue, kept })
  return whole.length > LETTERS_MAX ? JSON.stringify({ queue, kept: null }) : whole
}

/** Stored text as a value of the schema; undefined if there is none or it does not parse. */
function parsed<Value>(schema: v.GenericSchema<unknown, Value>, text: string | undefined): Value | undefined {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(text ?? ''))
    return success ? output : undefined
  } catch {
    return undefined
  }
}

/**
 * Keeps the queue of a tab in local storage, by the person whose it is and the list: it outlives a reload, the session and the tab.
 * What the server said last is kept for the tab's reloads alone.
 * A tab holds a lock as long as it lives, so that another takes its queue over once it is gone and never before. Where a
 * browser has no locks, all queues are taken over: what is sent twice is carried out once, since its key is the same. What
 * the browser refuses to keep is lost with the page, so it asks before that is left (kept-list.unkept-changes-ask-first).
 */
export function storeQueue<Kept, Change>({ page, storage, name, kept, change }: Stored<Kept, Change>) {
  const queueSchema = v.object({
    queue: v.array(v.object({ key: v.string(), change, tried: v.boolean() })),
    kept: v.nullable(kept),
  })
  const knownSchema = v.object({ version: v.literal(VERSION), kept })
  return fromCallback<QueueOrder, QueueOf>(({ input, receive, sendBack }) => {
    const tell = (event: KeptEvent<Kept, Change>) => sendBack(event)
    const { queues, known: knownName, channel: channelName } = namesOf(name, input)
    const before = parsed(knownSchema, storage.session(knownName))?.kept ?? null
    const tab = crypto.getRandomValues(new Uint32Array(4)).join('-')
    const own = `${queues}${tab}`
    const known = new Set([own])
    const ended = new AbortController()
    const end = new Promise<void>((resolve) => ended.signal.addEventListener('abort', () => resolve()))
    const locks = (page.navigator as Partial<Navigator>).locks

    const take = (orphan: string) => {
      const text = storage.local(orphan)
      if (ended.signal.aborted || text === undefined) return
      // The chart has it kept anew at once, so at no time is it stored nowhere.
      tell({ type: 'queue.adopted', adopted: parsed(queueSchema, text) ?? { queue: [], kept: null } })
      storage.removeLocal(orphan)
    }
    const takeOnceAlone = (orphan: string) => {
      if (!locks) return take(orphan)
      locks.request(orphan, { signal: ended.signal }, () => take(orphan)).catch(() => take(orphan))
    }
    const unknown = () => storage.localNames().filter((other) => other.startsWith(queues) && !known.has(other))
    const followOthers = () => {
      for (const other of unknown()) {
        known.add(other)
        takeOnceAlone(other)
      }
    }
    /** Of tabs that are gone already. */
    const adoptOrphans = async () => {
      if (!locks) return
      await Promise.all(
        unknown().map((orphan) => locks.request(orphan, { ifAvailable: true }, (lock) => lock && take(orphan))),
      )
    }

    const setKnown = (list: unknown) => {
      const text = JSON.stringify({ version: VERSION, kept: list })
      if (text.length > LETTERS_MAX) storage.removeSession(knownName)
      else storage.setSession(knownName, text)
    }

    // Held until the end.
    locks?.request(own, { signal: ended.signal }, () => end).catch(() => {})
    const channel = openChannel(page, channelName)
    channel?.addEventListener('message', () => tell({ type: 'list.outdated' }))
    const changed = ({ key }: StorageEvent) => {
      if (key?.startsWith(queues)) followOthers()
    }
    page.addEventListener('storage', changed)

    const ask = (event: Event) => event.preventDefault()
    const keep = (order: KeptQueue) => {
      page.removeEventListener('beforeunload', ask)
      if (order.queue.length === 0) storage.removeLocal(own)
      else if (!storage.setLocal(own, textOf(order))) page.addEventListener('beforeunload', ask)
    }
    receive((order) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
      if (order.type === 'tabs.tell') return channel?.postMessage('changed')
      keep(order)
      if (order.kept !== null) setKnown(order.kept)
    })

    tell({ type: 'queue.opened', tab })
    adoptOrphans()
      .catch(() => {})
      .finally(() => {
        if (ended.signal.aborted) return
        tell({ type: 'queue.adopted', adopted: { queue: [], kept: before } })
        followOthers()
      })
    return () => {
      ended.abort()
      // The user has signed out: a reload ends nothing.
      storage.removeSession(knownName)
      channel?.close()
      page.removeEventListener('storage', changed)
      page.removeEventListener('beforeunload', ask)
    }
  })
}
