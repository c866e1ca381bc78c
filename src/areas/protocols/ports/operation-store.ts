import * as v from 'valibot'

import { CACHE_KEY_PREFIX } from '#contract/constants.ts'
import { LANGUAGE_CODES } from '#contract/languages.ts'
import type { CallResult } from '#contract/result.ts'
import { isLeft } from '#machines/protocols/kept-operations.ts'
import type { KeptOperation } from '#machines/protocols/kept-operations.ts'

import type { Storage } from '#actors/storage.ts'

const known = {
  subject: v.object({ protocolId: v.number(), name: v.string() }),
  language: v.picklist(LANGUAGE_CODES),
  askedAt: v.number(),
}
const text = v.object({
  name: v.string(),
  description: v.string(),
  changed: v.array(v.picklist(['name', 'description'])),
})
/** Storage may hold the value of another build. */
const schema = v.variant('operation', [
  v.object({ ...known, operation: v.literal('copy'), key: v.string() }),
  v.object({ ...known, operation: v.literal('delete') }),
  v.object({ ...known, operation: v.literal('update'), text }),
])

const PREFIX = `${CACHE_KEY_PREFIX}protocol-operation:`
const nameOf = (userId: number, { operation, subject }: KeptOperation) =>
  `${PREFIX}${userId}:${operation}:${subject.protocolId}`

function parsed(stored: string | undefined): readonly KeptOperation[] {
  try {
    return [v.parse(schema, JSON.parse(stored ?? ''))]
  } catch {
    return []
  }
}

const missesToken = (result: CallResult<unknown>) =>
  !result.ok &&
  (result.problem.kind === 'unauthorized' || (result.problem.kind === 'refused' && result.problem.status === 401))

type User = () => number | undefined
type Send<Value> = () => Promise<CallResult<Value>>

/**
 * Operations in local storage, by user and protocol, from before they are sent until they are answered: they outlive session, tab
 * and page. While one is sent its tab holds a lock, so that no other tab does it too.
 */
export function operationStore(page: Window, storage: Storage) {
  const locks = (page.navigator as Partial<Navigator>).locks
  return {
    /** Those that were not answered, the oldest first. */
    read: (userId: number): readonly KeptOperation[] =>
      storage
        .localNames()
        .filter((name) => name.startsWith(`${PREFIX}${userId}:`))
        .flatMap((name) => parsed(storage.local(name)))
        .toSorted((a, b) => a.askedAt - b.askedAt),

    /** Sends an operation that is asked for now, and keeps it if it misses its token, or its user is signed out meanwhile. */
    async keepWhileSent<Value>(user: User, operation: KeptOperation, send: Send<Value>): Promise<CallResult<Value>> {
      const userId = user() ?? 0
      const name = nameOf(userId, operation)
      storage.setLocal(name, JSON.stringify(operation))
      const sending = send()
      locks?.request(name, () => sending).catch(() => {})
      try {
        const result = await sending
        if (!missesToken(result)) storage.removeLocal(name)
        return result
      } catch (error) {
        if (user() === userId) storage.removeLocal(name)
        throw error
      }
    },

    /** Sends an operation that was left; `undefined` if another tab has done that meanwhile. */
    async sendLeft<Value>(
      userId: number,
      operation: KeptOperation,
      send: Send<Value>,
    ): Promise<CallResult<Value> | undefined> {
      const name = nameOf(userId, operation)
      let begun: Promise<CallResult<Value> | undefined> | undefined
      const carryOut = async () => {
        if (storage.local(name) === undefined) return undefined
        const result = await send()
        if (!isLeft(result)) storage.removeLocal(name)
        return result
      }
      const begin = () => (begun ??= carryOut())
      // Rejected without having begun: the browser keeps its locks from the shop.
      return locks ? locks.request(name, begin).catch(begin) : begin()
    },
  }
}
