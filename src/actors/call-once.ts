import { fromCallback, fromPromise, waitFor } from 'xstate'
import type * as v from 'valibot'

import type { CallDefinition, CallRequest, CallResponse } from '#contract/call.ts'
import { UNANSWERED_CALL_MS } from '#contract/constants.ts'
import type { CallResult } from '#contract/result.ts'
import type { KeptCall, Unfinished, Settled } from '#machines/once/once.ts'
import type { TabEvent } from '#machines/once/once.events.ts'
import type { SessionRef } from '#machines/account/session/session.machine.ts'

import type { AnySystem } from './allowed.ts'
import type { Client } from './client.ts'
import { digest } from './digest.ts'
import { idempotencyKeys } from './idempotency-keys.ts'
import { keptCalls, PREFIX } from './kept-calls.ts'
import type { Storage } from './storage.ts'
import { locksOf, openTurn } from './turn.ts'
import { waitOrReturn } from './wait-or-return.ts'

interface Once<Call extends CallDefinition, Intent> {
  readonly client: Client
  readonly storage: Storage
  readonly page: Window
  readonly call: Call
  /** Storage may hold the value of another build. */
  readonly intent: v.GenericSchema<unknown, Intent>
  readonly request: (intent: Intent) => CallRequest<Call>
  /** Ends once the server has had everything that comes before the call; nothing comes before it if left out. */
  readonly settle?: (intent: Intent, system: AnySystem, signal: AbortSignal) => Promise<Settled>
}

const sessionIn = (system: AnySystem) => system.get('session') as SessionRef | undefined
export const userIn = (system: AnySystem) => sessionIn(system)?.getSnapshot().context.user?.user_id
export const userTypeIn = (system: AnySystem) => sessionIn(system)?.getSnapshot().context.user?.user_type_id

/** Resolves with the user once one is signed in: never while the server draws a page. */
async function untilSignedIn(system: AnySystem, signal: AbortSignal): Promise<number> {
  const session = sessionIn(system)
  if (!session) throw new Error('no session')
  const { context } = await waitFor(session, (snapshot) => snapshot.context.user !== null, { signal })
  return context.user?.user_id ?? 0
}

/** `time key`, where the time is in milliseconds since 1970. */
function keyIn(text: string | undefined): string | undefined {
  const [at, key] = text?.split(' ') ?? []
  return Math.abs(Date.now() - Number(at)) > UNANSWERED_CALL_MS ? undefined : key
}

/**
 * Keys of a call's unanswered requests, kept in the tab before they are sent: a reload asks again under the same ones, within
 * a day.
 */
export const storedKeys = (storage: Storage, { id }: CallDefinition) =>
  idempotencyKeys(
    {
      read: (name) => keyIn(storage.session(name)),
      write: (name, key) => storage.setSession(name, `${Date.now()} ${key}`),
      remove: (name) => storage.removeSession(name),
    },
    (text) => `${PREFIX}${id}:${digest(text)}`,
  )

/**
 * The ports of a chart made by `createOnceMachine`. A call without an answer is stored by user, so that a reload and the
 * user's other tabs find it and another user does not.
 */
export function callOnce<Call extends CallDefinition, Intent>({
  client,
  storage,
  page,
  call,
  intent: intentSchema,
  request,
  settle = () => Promise.resolve({ isSaved: true }),
}: Once<Call, Intent>) {
  const kept = keptCalls(storage, call.id, intentSchema)
  const turn = openTurn(page)
  return {
    actors: {
      watchKept: fromCallback<TabEvent>(({ system, sendBack }) => {
        const tell = (event: TabEvent) => sendBack(event)
        const changed = ({ key }: StorageEvent) => {
          const userId = userIn(system)
          // No key: another tab has cleared the whole storage.
          if (userId === undefined || (key !== null && key !== kept.nameOf(userId))) return
          if (!kept.isKept(userId)) tell({ type: 'kept.gone' })
          // Without locks nothing would hold this tab back from sending it too.
          else if (locksOf(page)) tell({ type: 'kept.stored' })
        }
        page.addEventListener('storage', changed)
        return () => page.removeEventListener('storage', changed)
      }),
      readKept: fromPromise<Unfinished<Intent>, undefined>(async ({ system, signal }) => {
        const userId = await untilSignedIn(system, signal)
        kept.sweep()
        const unfinished = kept.unfinished(userId)
        return unfinished.kind === 'none' ? kept.takeRefused(userId) : unfinished
      }),
      settleFirst: fromPromise<Settled, { intent: Intent }>(({ input: { intent }, system, signal }) =>
        settle(intent, system, signal),
      ),
      storeCall: fromPromise<KeptCall<Intent>, Pick<KeptCall<Intent>, 'intent' | 'language'>>(
        async ({ input, system, signal }) => {
          const userId = userIn(system) ?? 0
          await turn.take(kept.nameOf(userId), signal)
          return kept.keep(userId, input)
        },
      ),
      takeTurn: fromPromise<Unfinished<Intent>, { key: string }>(async ({ input: { key }, system, signal }) => {
        const userId = userIn(system) ?? 0
        await turn.take(kept.nameOf(userId), signal)
        const unfinished = kept.unfinished(userId)
        const isOurs = unfinished.kind !== 'none' && unfinished.call.key === key
        if (!isOurs || unfinished.kind !== 'asked') turn.giveBack()
        return isOurs ? unfinished : { kind: 'none' }
      }),
      sendOnce: fromPromise<CallResult<CallResponse<Call>>, KeptCall<Intent>>(
        async ({ input: { key, intent, language }, system, signal }) => {
          try {
            return await kept.whileSent(userIn(system) ?? 0, key, () =>
              client.call(call, request(intent), { key, language, signal }),
            )
          } finally {
            turn.giveBack()
          }
        },
      ),
      waitToAsk: fromPromise<void, { pause: number }>(({ input: { pause }, signal }) =>
        waitOrReturn(page, pause, signal),
      ),
    },
    actions: {
      forgetKept: ({ system }: { readonly system: AnySystem }, { key }: { readonly key: string | null }) =>
        kept.end(userIn(system) ?? 0, key),
    },
  }
}
