import * as v from 'valibot'

import { CACHE_KEY_PREFIX, UNANSWERED_CALL_MS } from '#contract/constants.ts'
import { LANGUAGE_CODES } from '#contract/languages.ts'
import type { CallResult } from '#contract/result.ts'
import { isSignInMissing, isUnanswered } from '#machines/once/once.ts'
import type { KeptCall, Unfinished } from '#machines/once/once.ts'

import { newKey } from './idempotency-keys.ts'
import { signInId } from './sign-in-id.ts'
import type { Storage } from './storage.ts'

export const PREFIX = `${CACHE_KEY_PREFIX}once:`

const age = v.object({ at: v.number() })

function parsed<Value>(schema: v.GenericSchema<unknown, Value>, text: string | undefined): Value | null {
  try {
    return v.parse(schema, JSON.parse(text ?? ''))
  } catch {
    return null
  }
}

const isOver = ({ at }: { readonly at: number }) => Math.abs(Date.now() - at) > UNANSWERED_CALL_MS

/**
 * Calls without an answer, by call and user, in local storage: the user's other tabs see them. Each holds what was intended, an
 * order's address too, until it has its answer or is a day old. A call that was refused for a missing sign-in leaves word of
 * that for its tab, as its page is gone by then.
 */
export function keptCalls<Intent>(storage: Storage, id: string, intentSchema: v.GenericSchema<unknown, Intent>) {
  /** Storage may hold the value of another build. */
  const schema = v.object({
    key: v.string(),
    intent: intentSchema,
    language: v.picklist(LANGUAGE_CODES),
    /** When it was asked for, in milliseconds since 1970. */
    at: v.number(),
    /** The sign-in it was asked for in. */
    signIn: v.string(),
    /** True once it may have reached the server. */
    isSent: v.boolean(),
  })
  type Stored = v.InferOutput<typeof schema>
  const nameOf = (userId: number) => `${PREFIX}${id}:${userId}`
  const refusedOf = (userId: number) => `${CACHE_KEY_PREFIX}refused:${id}:${userId}`

  const write = (userId: number, stored: Stored) => storage.setLocal(nameOf(userId), JSON.stringify(stored))
  const current = (text: string | undefined) => {
    const stored = parsed<Stored>(schema as v.GenericSchema<unknown, Stored>, text)
    return stored && !isOver(stored) ? stored : null
  }
  const read = (userId: number) => current(storage.local(nameOf(userId)))
  const callOf = ({ key, intent, language }: Stored): KeptCall<Intent> => ({
    key,
    intent: intent as Intent,
    language,
  })

  const end = (userId: number, key: string | null) => {
    // Another call may have been kept since.
    if (read(userId)?.key === key) storage.removeLocal(nameOf(userId))
  }

  return {
    nameOf,
    isKept: (userId: number) => read(userId) !== null,

    unfinished(userId: number): Unfinished<Intent> {
      const stored = read(userId)
      if (!stored) return { kind: 'none' }
      return { kind: stored.signIn === signInId(storage) ? 'asked' : 'unsure', call: callOf(stored) }
    },

    /** The call that was turned away, once. */
    takeRefused(userId: number): Unfinished<Intent> {
      const stored = current(storage.session(refusedOf(userId)))
      storage.removeSession(refusedOf(userId))
      return stored ? { kind: 'refused', call: callOf(stored) } : { kind: 'none' }
    },

    /** Stores a call that is asked for now; the same call that went unanswered keeps its key. */
    keep(userId: number, call: Omit<KeptCall<Intent>, 'key'>): KeptCall<Intent> {
      const before = read(userId)
      const isSame = JSON.stringify(before?.intent) === JSON.stringify(call.intent)
      const known = before && isSame ? before : { key: newKey(), at: Date.now(), isSent: false }
      const stored = { ...known, ...call, signIn: signInId(storage) } as Stored
      storage.removeSession(refusedOf(userId))
      write(userId, stored)
      return callOf(stored)
    },

    /** Sends a call that is stored, and ends it with its answer. */
    async whileSent<Value>(
      userId: number,
      key: string,
      send: () => Promise<CallResult<Value>>,
    ): Promise<CallResult<Value>> {
      const before = read(userId)
      if (before?.key === key && !before.isSent) write(userId, { ...before, isSent: true })
      const result = await send()
      if (isUnanswered(result)) return result
      const isAway = isSignInMissing(result)
      // The server did not look at the key: an earlier attempt may have been carried out.
      if (isAway && before?.key === key && before.isSent) return result
      end(userId, key)
      if (isAway && before?.key === key) storage.setSession(refusedOf(userId), JSON.stringify(before))
      return result
    },

    end,

    /** Takes away whatever is too old to be asked, whoever left it. */
    sweep() {
      for (const name of storage.localNames().filter((one) => one.startsWith(PREFIX))) {
        const stored = parsed(age, storage.local(name))
        if (!stored || isOver(stored)) storage.removeLocal(name)
      }
    },
  }
}
