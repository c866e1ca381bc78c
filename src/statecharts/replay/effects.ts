import { Redactor } from '../redact/redactor.ts'
import { isTag } from '../redact/tags.ts'
import type { Plain, Recorded } from '../trace/trace.ts'

/** An effect, as XState hands it out. */
export interface Done {
  readonly type: string
  readonly params?: unknown
}

/** The same in plain JSON. */
export interface Effect {
  readonly type: string
  readonly params: Plain
}

/** The effects of an actor. Timers are no effects of a recording. */
export function effectsDone(actions: readonly Done[], chart: string): readonly Effect[] {
  // What is redacted stays as it is: this only makes plain what an actor holds. A new one has met no other recording's secrets.
  const redactor = new Redactor('')
  return actions.flatMap(({ type, params }) => effectOf(type, redactor.fields({ params }, chart)['params'] ?? null))
}

/** The same of recorded ones. */
export function effectsRecorded(records: readonly Recorded[]): readonly Effect[] {
  return records.flatMap((one) => (one.kind === 'action' ? effectOf(one.type, one.params ?? null) : []))
}

/**
 * The effects of an actor because of an event, or at its start, of which there is none. Undefined for an actor of which no effect at all was recorded, as in a path of a model.
 */
export function effectsByCause(
  records: readonly Recorded[],
): (actor: string, cause: number | undefined) => readonly Effect[] | undefined {
  const known = new Set<string>()
  const effects = new Map<string, Effect[]>()
  for (const record of records) {
    if (record.kind !== 'action') continue
    known.add(record.actor)
    const key = `${record.actor} ${record.cause}`
    effects.set(key, [...(effects.get(key) ?? []), ...effectsRecorded([record])])
  }
  return (actor, cause) => (known.has(actor) ? (effects.get(`${actor} ${cause}`) ?? []) : undefined)
}

/** The differences between two lists of effects, in words. */
export function effectDifferences(done: readonly Effect[], recorded: readonly Effect[]): readonly string[] {
  const missing = without(recorded, done)
  const added = without(done, recorded)
  const isMixedUp =
    missing.length + added.length === 0 &&
    done.some((effect, place) => recorded[place] !== undefined && !isSame(effect, recorded[place]))
  return [
    ...missing.map((effect) => `no longer does ${wordsOf(effect)}`),
    ...added.map((effect) => `now does ${wordsOf(effect)}`),
    ...(isMixedUp ? ['does the same in another order'] : []),
  ]
}

/** The rest of a list once each of the others has been taken out of it once. */
function without(list: readonly Effect[], others: readonly Effect[]): readonly Effect[] {
  const left = [...others]
  return list.filter((one) => {
    const place = left.findIndex((other) => isSame(one, other))
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}

const isSame = (a: Effect, b: Effect) => a.type === b.type && isAlike(a.params, b.params)

/** A value made of redacted ones is another text in each of the two, such as an address with a search in it. */
function isAlike(a: Plain | undefined, b: Plain | undefined): boolean {
  if (a === b) return true
  if (typeof a === 'string' && typeof b === 'string') return holdsTag(a) || holdsTag(b)
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const [fields, others] = [Object.entries(a), b as { readonly [key: string]: Plain }]
  return (
    Array.isArray(a) === Array.isArray(b) &&
    fields.length === Object.keys(b).length &&
    fields.every(([key, value]) => isAlike(value as Plain, others[key]))
  )
}

/** An address may hold it as part of another, and so encoded twice. */
function holdsTag(text: string): boolean {
  return isTag(text) || /(?:[‹ꞏ]|%(?:25)*E2%(?:25)*80%(?:25)*B9|%(?:25)*EA%(?:25)*9E%(?:25)*8F)[a-p]/.test(text)
}

function wordsOf({ type, params }: Effect): string {
  return params === null ? type : `${type} ${JSON.stringify(params)}`
}

/** Of what XState does itself, the names: actors are others in each run. */
function effectOf(type: string, params: Plain): readonly Effect[] {
  const { event, src, delay } = (params ?? {}) as { event?: { type: string }; src?: string; delay?: number }
  if (type === 'xstate.cancel' || (event && typeof delay === 'number')) return []
  if (!type.startsWith('xstate.')) return [{ type, params }]
  return [{ type: [type, event?.type, src].filter((one) => one !== undefined).join(' '), params: null }]
}
