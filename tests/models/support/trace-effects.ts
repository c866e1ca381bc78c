import { Redactor } from '#statecharts/redact/redactor.ts'
import type { Plain, Recorded } from '#statecharts/trace/trace.ts'

import type { Effect } from './effects.ts'

// What is redacted stays as it is: this only makes plain what an actor holds.
const redactor = new Redactor('')

/** The effects of an actor, each as a text. Timers are no effects of a recording. */
export function effectsDone(effects: readonly Effect[]): readonly string[] {
  return effects.flatMap(({ type, given }) => textOf(type, redactor.value(given)))
}

/** The same of the records that one event has caused. */
export function effectsRecorded(records: readonly Recorded[]): readonly string[] {
  return records.flatMap((one) => (one.kind === 'action' ? textOf(one.type, one.params ?? null) : []))
}

/** Of what XState does itself, the names: actors are others in each run. */
function textOf(type: string, params: Plain): readonly string[] {
  const { event, src, delay } = (params ?? {}) as { event?: { type: string }; src?: string; delay?: number }
  if (type === 'xstate.cancel' || (event && typeof delay === 'number')) return []
  if (!type.startsWith('xstate.')) return [`${type} ${JSON.stringify(params)}`]
  return [[type, event?.type, src].filter((one) => one !== undefined).join(' ')]
}
