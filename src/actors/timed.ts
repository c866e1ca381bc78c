import type { CallResult } from '#contract/result.ts'
import type { Timed } from '#machines/kept-list/kept-list.events.ts'

/** Adds the time of the answer, in milliseconds. */
export async function timed<Value>(result: Promise<CallResult<Value>>): Promise<Timed<Value>> {
  return { result: await result, at: Date.now() }
}
