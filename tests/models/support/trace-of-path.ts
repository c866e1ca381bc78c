import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'

import { refusals } from '#statecharts/recorder/refusals.ts'
import type {
  EventRecord,
  IgnoredRecord,
  Plain,
  PlainEvent,
  PlainState,
  Recorded,
  StateValue,
  Trace,
} from '#statecharts/trace/trace.ts'

import { begin, follow, nextTimer, PASS, type Moment } from './moment.ts'
import type { Path } from './paths.ts'
import { keyOf } from './plain.ts'

/** The one actor of such a trace. */
const ACTOR = 'x:0'
const BEGAN = new Date(0).toISOString()

/**
 * A path of a model as the recording of one actor, opened at its last step. Where a step throws, the trace ends with the
 * event. What the samples of a model hold is in it as it is.
 */
export function traceOfPath(machine: AnyStateMachine, input: unknown, path: Path): Trace {
  const records: Recorded[] = []
  const end = (): Trace => ({ version: 1, build: 'tests', began: BEGAN, records, openAt: records.length - 1 })
  const first = attempt(() => begin(machine, input))
  if (!first) return end()
  records.push({
    n: 0,
    at: 0,
    actor: ACTOR,
    kind: 'actor',
    name: machine.id,
    chart: machine.id,
    ...(input !== undefined && { input: plain(input) }),
    state: stateOf(first.snapshot),
  } as Recorded)

  let before = first
  for (const event of path) {
    const cause = records.length
    records.push({ ...baseOf(cause, before, event), kind: 'event', event: eventOf(before, event), ...sourceOf(event) })
    const after = attempt(() => follow(machine, before, event))
    if (!after) break
    records.push(
      after.taken.length > 0 ? stepOf(cause, before, after) : ignoredOf(cause, before, eventOf(before, event)),
    )
    before = after
  }
  return end()
}

function baseOf(n: number, before: Moment, event: AnyEventObject): Pick<EventRecord, 'n' | 'at' | 'actor'> {
  const at = event.type === PASS.type ? (nextTimer(before.timers)?.at ?? before.now) : before.now
  return { n, at, actor: ACTOR }
}

/** A timer that goes off is an event which the actor sends to itself. */
function eventOf(before: Moment, event: AnyEventObject): PlainEvent {
  return plain(event.type === PASS.type ? (nextTimer(before.timers)?.event ?? event) : event) as PlainEvent
}

function sourceOf(event: AnyEventObject): Pick<EventRecord, 'source'> {
  return event.type === PASS.type ? { source: ACTOR } : {}
}

function stepOf(cause: number, before: Moment, { snapshot, taken, now }: Moment): Recorded {
  const from = contextOf(before.snapshot)
  const to = contextOf(snapshot)
  const changed = Object.fromEntries(Object.entries(to).filter(([key, value]) => keyOf(value) !== keyOf(from[key])))
  const gone = Object.keys(from).filter((key) => !(key in to))
  return {
    n: cause + 1,
    at: now,
    actor: ACTOR,
    kind: 'step',
    cause,
    transitions: taken,
    value: snapshot.value as StateValue,
    status: snapshot.status,
    ...(Object.keys(changed).length > 0 && { changed }),
    ...(gone.length > 0 && { gone }),
  }
}

function ignoredOf(cause: number, { snapshot, now }: Moment, event: PlainEvent): IgnoredRecord {
  return { n: cause + 1, at: now, actor: ACTOR, kind: 'ignored', cause, refused: refusals(snapshot, event) }
}

function stateOf(snapshot: AnyMachineSnapshot): PlainState {
  return { value: snapshot.value as StateValue, context: contextOf(snapshot), status: snapshot.status }
}

function contextOf({ context }: AnyMachineSnapshot): { readonly [key: string]: Plain } {
  return plain(context) as { readonly [key: string]: Plain }
}

/** As recordings hold values: an actor and an error by their marks, a function by its name, nothing that is undefined. */
function plain(value: unknown): Plain {
  if (typeof value === 'function') return { $function: value.name }
  if (typeof value !== 'object' || value === null) return (value ?? null) as Plain
  if (value instanceof Error) return { $error: { name: value.name, message: value.message } }
  if ('sessionId' in value && 'id' in value) return { $actor: String(value.id) }
  if (Array.isArray(value)) return value.map(plain)
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (part === undefined ? [] : [[key, plain(part)]])),
  )
}

function attempt(take: () => Moment): Moment | undefined {
  try {
    return take()
  } catch {
    return undefined
  }
}
