import type {
  EventRecord,
  IgnoredRecord,
  Plain,
  PlainState,
  Recorded,
  StateValue,
  StepRecord,
} from '../../trace/trace.ts'
import { indexAt } from '../recording.ts'

export type Fields = { readonly [key: string]: Plain }

/** One actor at one moment, with the event and steps that led there. */
export interface ActorState {
  readonly value?: StateValue
  readonly context: Fields
  /** Its context before the last event, or before the step in view. */
  readonly before: Fields
  readonly status: PlainState['status']
  /** The last event that reached it. */
  readonly event?: EventRecord
  /** The steps that this event led to. */
  readonly steps: readonly StepRecord[]
  readonly ignored?: IgnoredRecord
  /** Its running timers by the type of the event that they send. */
  readonly timers: ReadonlyMap<string, { readonly id: string; readonly ms: number; readonly from: number }>
}

/**
 * Returns the number of records up to the moment in view: up to and including the record, and for an event also
 * everything that its actor did because of it.
 */
export function countAt(records: readonly Recorded[], at: number | null): number {
  if (at === null) return records.length
  const index = indexAt(records, at)
  const record = records[index]
  if (record?.kind !== 'event') return index + 1
  let end = index
  for (let next = index + 1; next < records.length; next += 1) {
    const one = records[next]
    if (one?.actor !== record.actor) continue
    if (one.kind === 'event') break
    if ('cause' in one && one.cause === record.n) end = next
  }
  return end + 1
}

/** Returns an actor's actorState after `count` records; with `isStep`, `before` is its context before the last step. */
export function actorStateOf(records: readonly Recorded[], actor: string, count: number, isStep = false): ActorState {
  const timers = new Map<string, { id: string; ms: number; from: number }>()
  let actorState: ActorState = { context: {}, before: {}, status: 'active', steps: [], timers }
  for (let index = 0; index < count; index += 1) {
    const record = records[index]
    if (record?.actor === actor) actorState = followed(actorState, record, timers, isStep)
  }
  return actorState
}

function followed(
  actorState: ActorState,
  record: Recorded,
  timers: Map<string, { id: string; ms: number; from: number }>,
  isStep: boolean,
): ActorState {
  switch (record.kind) {
    case 'actor': {
      const { state } = record
      timers.clear()
      return state
        ? { ...state, before: state.context, steps: [], timers }
        : { context: {}, before: {}, status: 'active', steps: [], timers }
    }
    case 'event': {
      timers.delete(record.event.type)
      const { ignored: _, ...rest } = actorState
      return { ...rest, before: actorState.context, event: record, steps: [] }
    }
    case 'step':
      return {
        ...actorState,
        value: record.value,
        status: record.status,
        before: isStep ? actorState.context : actorState.before,
        context: changed(actorState.context, record),
        steps: [...actorState.steps, record],
      }
    case 'ignored':
      return { ...actorState, ignored: record }
    case 'timer': {
      const { id, sets, at } = record
      if (sets) timers.set(sets.event, { id, ms: sets.ms, from: at })
      else for (const [event, timer] of timers) if (timer.id === id) timers.delete(event)
      return actorState
    }
    case 'stop':
      timers.clear()
      return { ...actorState, status: record.status }
    case 'action':
      break
  }
  return actorState
}

function changed(context: Fields, { changed, gone }: StepRecord): Fields {
  if (!changed && !gone) return context
  const next = { ...context, ...changed }
  if (!gone) return next
  return Object.fromEntries(Object.entries(next).filter(([key]) => !gone.includes(key)))
}
