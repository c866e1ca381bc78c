import type { CallResult } from '#contract/result.ts'

import type { Barrier } from './barrier.ts'
import type { Asked, Reply, ToldOfCalls } from './in-page.ts'

/** Which calls of a page are held back, each named by the id of the actor that makes it. The first that fits counts. */
export type HeldCalls = Readonly<Record<string, (call: HeldCall) => boolean>>

export interface HeldCall {
  readonly method: string
  /** Below `/api`; the whole one elsewhere. */
  readonly path: string
  readonly query: URLSearchParams
}

/** A call that waits for its answer. */
export interface WaitingCall extends HeldCall {
  readonly id: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

export interface SentCall {
  /** Below `/api`. */
  readonly path: string
  readonly language: string | null
  readonly body: unknown
}

const API = '/api'
/** Milliseconds, in real time, within which what is to be answered must be asked for. */
const ASKED_WITHIN_MS = 5000

/** Holds the answers of calls back until the test gives them. Calls that are not held are answered by the shop. */
export class HeldAnswers {
  readonly #calls: HeldCalls
  readonly #held = new Map<string, WaitingCall>()
  readonly #awaited = new Set<() => void>()
  #barrier: Barrier | undefined

  constructor(calls: HeldCalls) {
    this.#calls = calls
  }

  /** Installs a barrier that holds these calls. */
  async listen(barrier: Barrier): Promise<void> {
    this.#barrier = barrier
    await barrier.install((told) => this.#hear(told))
  }

  /** Forgets all calls but these. */
  keepOnly(ids: readonly number[]): void {
    for (const [kind, { id }] of this.#held) if (!ids.includes(id)) this.#held.delete(kind)
  }

  /** The calls that wait for their answer. */
  waiting(): readonly string[] {
    return [...this.#held.keys()].toSorted((a, b) => a.localeCompare(b))
  }

  /** The call that waits under this name. */
  request(kind: string): WaitingCall | undefined {
    return this.#held.get(kind)
  }

  /** Undefined if no such call waits. */
  sent(kind: string): SentCall | undefined {
    const call = this.request(kind)
    return call && { path: call.path, language: call.query.get('language_code'), body: call.body }
  }

  /** Gives the answer that a call waits for: a value, a refusal in the server's words, or none at all. */
  async answer(kind: string, result: CallResult<unknown>): Promise<void> {
    const until = Date.now() + ASKED_WITHIN_MS
    for (;;) {
      const call = await this.#asked(kind, until)
      this.#held.delete(kind)
      // The page may just have given it up, and ask anew.
      if (await this.#barrier?.answer(call.id, replyOf(result))) return
    }
  }

  async #asked(kind: string, until: number): Promise<WaitingCall> {
    for (;;) {
      const call = this.#held.get(kind)
      if (call) return call
      const after = until - Date.now()
      if (after <= 0) throw new Error(`${kind} is not asked for; waiting: ${this.waiting().join(', ') || 'nothing'}`)
      await new Promise<void>((go) => {
        const timer = setTimeout(go, after)
        this.#awaited.add(() => {
          clearTimeout(timer)
          go()
        })
      })
    }
  }

  #hear(told: ToldOfCalls): boolean {
    if (told.type === 'asked') return this.#hold(told.call)
    if (told.type === 'opened') this.#held.clear()
    else for (const [kind, { id }] of this.#held) if (id === told.id) this.#held.delete(kind)
    return false
  }

  #hold({ id, method, url, headers, body }: Asked): boolean {
    const { pathname, searchParams: query } = new URL(url)
    const call = { method, path: pathname.startsWith(`${API}/`) ? pathname.slice(API.length) : pathname, query }
    const kind = Object.entries(this.#calls).find(([, isOne]) => isOne(call))?.[0]
    if (kind === undefined) return false
    this.#held.set(kind, { ...call, id, headers, body: body === null ? null : (JSON.parse(body) as unknown) })
    const awaited = [...this.#awaited]
    this.#awaited.clear()
    for (const go of awaited) go()
    return true
  }
}

function replyOf(result: CallResult<unknown>): Reply {
  if (result.ok) return result.value === undefined ? { status: 204 } : { status: 200, json: result.value }
  if (result.problem.kind !== 'refused') return null
  const { status, message, errors } = result.problem
  return { status, json: { message, errors } }
}
