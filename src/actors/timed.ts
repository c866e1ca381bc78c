import type { CallResult } from '#contract/result.ts'
import type { Timed } from '#machines/kept-list/kept-list.events.ts'

/** What a call came to, and when. */
export async function timed<Value>(result: Promise<CallResult<Value>>): Promise<Timed<Value>> {
  return { result: await result, at: Date.now() }
}
