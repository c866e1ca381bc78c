import { Redactor } from '../redact/redactor.ts'
import type { Plain, Recorded } from '../trace/trace.ts'

// What is redacted stays as it is: this only makes plain what an actor holds.
const redactor = new Redactor('')

/** What an actor does, as XState hands it out. */
export interface Done {
  readonly type: string
  readonly params?: unknown
}

/** What an actor does, each as a text. Timers are no effects of a recording. */
export function effectsDone(actions: readonly Done[], chart: string): readonly string[] {
  return actions.flatMap(({ type, params }) => textOf(type, redactor.fields({ params }, chart)['params'] ?? null))
}

/** The same of recorded ones. */
export function effectsRecorded(records: readonly Recorded[]): readonly string[] {
  return records.flatMap((one) => (one.kind === 'action' ? textOf(one.type, one.params ?? null) : []))
}

/**
 * What an actor has done because of an event, or at its start, of which there is none. Undefined for an actor of which no effect at all was recorded, as in a path of a model.
 */
export function effectsByCause(
  records: readonly Recorded[],
): (actor: string, cause: number | undefined) => readonly string[] | undefined {
  const known = new Set<string>()
  const effects = new Map<string, string[]>()
  for (const record of records) {
    if (record.kind !== 'action') continue
    known.add(record.actor)
    const key = `${record.actor} ${record.cause}`
    effects.set(key, [...(effects.get(key) ?? []), ...effectsRecorded([record])])
  }
  return (actor, cause) => (known.has(actor) ? (effects.get(`${actor} ${cause}`) ?? []) : undefined)
}

/** What of two lists of effects differs, in words. */
export function effectDifferences(done: readonly string[], recorded: readonly string[]): readonly string[] {
  const missing = without(recorded, done)
  const added = without(done, recorded)
  const isMixedUp = missing.length + added.length === 0 && done.some((effect, place) => effect !== recorded[place])
  return [
    ...missing.map((effect) => `no longer does ${effect}`),
    ...added.map((effect) => `now does ${effect}`),
    ...(isMixedUp ? ['does the same in another order'] : []),
  ]
}

/** What is left of a list once each of the others has been taken out of it once. */
function without(list: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others]
  return list.filter((one) => {
    const place = left.indexOf(one)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}

/** Of what XState does itself, the names: actors are others in each run. */
function textOf(type: string, params: Plain): readonly string[] {
  const { event, src, delay } = (params ?? {}) as { event?: { type: string }; src?: string; delay?: number }
  if (type === 'xstate.cancel' || (event && typeof delay === 'number')) return []
  if (!type.startsWith('xstate.')) return [params === null ? type : `${type} ${JSON.stringify(params)}`]
  return [[type, event?.type, src].filter((one) => one !== undefined).join(' ')]
}
