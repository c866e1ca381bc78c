import { fromPromise, waitFor } from 'xstate'
import * as v from 'valibot'

import type { CallDefinition, CallRequest, CallResponse } from '#contract/call.ts'
import { CACHE_KEY_PREFIX } from '#contract/constants.ts'
import { LANGUAGE_CODES } from '#contract/languages.ts'
import type { CallResult } from '#contract/result.ts'
import type { KeptCall, Settled } from '#machines/once/once.ts'
import type { SessionRef } from '#machines/session/session.machine.ts'

import type { AnySystem } from './allowed.ts'
import type { Client } from './client.ts'
import { idempotencyKeys, newKey } from './idempotency-keys.ts'
import type { Storage } from './storage.ts'
import { waitOrReturn } from './wait-or-return.ts'

interface Once<Call extends CallDefinition, Wanted> {
  readonly client: Client
  readonly storage: Storage
  readonly page: Window
  readonly call: Call
  /** Storage may hold the value of another build. */
  readonly wanted: v.GenericSchema<unknown, Wanted>
  readonly request: (wanted: Wanted) => CallRequest<Call>
  /** Ends once the server has had everything that comes before the call; nothing comes before it if left out. */
  readonly settle?: (wanted: Wanted, system: AnySystem, signal: AbortSignal) => Promise<Settled>
}

const sessionIn = (system: AnySystem) => system.get('session') as SessionRef | undefined
export const userIn = (system: AnySystem) => sessionIn(system)?.getSnapshot().context.user?.user_id

/** Resolves with the user once one is signed in: never while the server draws a page. */
async function untilSignedIn(system: AnySystem, signal: AbortSignal): Promise<number> {
  const session = sessionIn(system)
  if (!session) throw new Error('no session')
  const { context } = await waitFor(session, (snapshot) => snapshot.context.user !== null, { signal })
  return context.user?.user_id ?? 0
}

const PREFIX = `${CACHE_KEY_PREFIX}once:`

/** 53 bits of a text, by which a call is known in storage without what it says. */
function digest(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}

/** Keys of a call's unanswered requests, kept in the tab before they are sent: a reload asks again under the same ones. */
export const storedKeys = (storage: Storage, { id }: CallDefinition) =>
  idempotencyKeys(
    {
      read: (name) => storage.session(name),
      write: (name, key) => storage.setSession(name, key),
      remove: (name) => storage.removeSession(name),
    },
    (text) => `${PREFIX}${id}:${digest(text)}`,
  )

/**
 * The ports of a chart made by `createOnceMachine`. A call without an answer is stored by user in the tab, so that a reload
 * finds it and another user does not.
 */
export function callOnce<Call extends CallDefinition, Wanted>({
  client,
  storage,
  page,
  call,
  wanted: wantedSchema,
  request,
  settle = () => Promise.resolve({ isSaved: true }),
}: Once<Call, Wanted>) {
  const schema = v.object({ key: v.string(), wanted: wantedSchema, language: v.picklist(LANGUAGE_CODES) })
  const nameOf = (userId: number) => `${PREFIX}${call.id}:${userId}`
  const read = (userId: number): KeptCall<Wanted> | null => {
    try {
      return v.parse(schema, JSON.parse(storage.session(nameOf(userId)) ?? '')) as KeptCall<Wanted>
    } catch {
      return null
    }
  }
  return {
    actors: {
      readKept: fromPromise<KeptCall<Wanted> | null, undefined>(async ({ system, signal }) =>
        read(await untilSignedIn(system, signal)),
      ),
      settleFirst: fromPromise<Settled, { wanted: Wanted }>(({ input: { wanted }, system, signal }) =>
        settle(wanted, system, signal),
      ),
      keepCall: fromPromise<KeptCall<Wanted>, Pick<KeptCall<Wanted>, 'wanted' | 'language'>>(
        ({ input: { wanted, language }, system }) => {
          const userId = userIn(system) ?? 0
          const before = read(userId)
          const isSame = JSON.stringify(before?.wanted) === JSON.stringify(wanted)
          const kept = { key: before && isSame ? before.key : newKey(), wanted, language }
          storage.setSession(nameOf(userId), JSON.stringify(kept))
          return Promise.resolve(kept)
        },
      ),
      sendOnce: fromPromise<CallResult<CallResponse<Call>>, KeptCall<Wanted>>(
        ({ input: { key, wanted, language }, signal }) => client.call(call, request(wanted), { key, language, signal }),
      ),
      waitToAsk: fromPromise<void, { pause: number }>(({ input: { pause }, signal }) =>
        waitOrReturn(page, pause, signal),
      ),
    },
    actions: {
      forgetKept: ({ system }: { readonly system: AnySystem }, { key }: { readonly key: string | null }) => {
        const userId = userIn(system) ?? 0
        // Another call may have been kept since.
        if (read(userId)?.key === key) storage.removeSession(nameOf(userId))
      },
    },
  }
}
