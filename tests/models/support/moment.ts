import { initialTransition } from 'xstate'
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, Snapshot } from 'xstate'

import { toEffect, type Effect } from './effects.ts'
import { freeze } from './plain.ts'
import { pureStep } from '#statecharts/replay/pure-step.ts'

/** A timer that the chart has set itself: an `after`, or a delayed raise. */
export interface Timer {
  readonly id: string
  readonly event: AnyEventObject
  /** Time at which it fires, in milliseconds since the start. */
  readonly at: number
}

/**
 * A chart at one point of a walk, without any running actor: XState's pure snapshot and the answers still due. The
 * fields of `Snapshot` make it usable by `xstate/graph`.
 */
export interface Moment extends Extract<Snapshot<unknown>, { status: 'active' }> {
  readonly snapshot: AnyMachineSnapshot
  readonly now: number
  readonly timers: readonly Timer[]
  /** Actors that have already answered. */
  readonly answered: ReadonlySet<AnyActorRef>
  /** Effects of the step into this moment. */
  readonly effects: readonly Effect[]
  /** Transitions taken by the step into this moment. */
  readonly taken: readonly string[]
}

/** Lets time pass until the chart's next timer fires. */
export const PASS = { type: 'time passes' }

const ANSWER = /^xstate\.(?:done|error)\.actor\.(.+)$/

/** The id of the actor whose answer an event is. */
export function answering(event: AnyEventObject): string | undefined {
  return ANSWER.exec(event.type)?.[1]
}

/** The moment at which a chart starts. */
export function begin(machine: AnyStateMachine, input: unknown): Moment {
  const [snapshot, actions] = initialTransition(machine, input)
  const effects = actions.map(toEffect)
  return moment({ snapshot, now: 0, timers: setTimers([], effects, 0), answered: new Set(), effects, taken: [] })
}

/** The moment after an event, or after time has passed. */
export function follow(machine: AnyStateMachine, before: Moment, event: AnyEventObject): Moment {
  if (event.type === PASS.type) return letPass(machine, before, nextTimer(before.timers)?.at ?? before.now)
  const id = answering(event)
  if (id === undefined) return step(machine, before, event)
  const child: AnyActorRef | undefined = before.snapshot.children[id]
  const answered = child ? new Set([...before.answered, child]) : before.answered
  return step(machine, { ...before, answered }, { ...event, actorId: id })
}

/** More timers than this due at one moment means that they set each other forever. */
const MOST_AT_ONCE = 100

// Timers due at the same time fire in the order in which they were set, as in a browser.
function letPass(machine: AnyStateMachine, before: Moment, now: number): Moment {
  let current: Moment = { ...before, now, effects: [], taken: [] }
  let gone = 0
  for (let timer = nextTimer(current.timers); timer && timer.at <= now; timer = nextTimer(current.timers)) {
    gone += 1
    if (gone > MOST_AT_ONCE) throw new Error(`${timer.event.type} is set again and again without any time in between`)
    const { id, event } = timer
    const after = step(machine, { ...current, timers: current.timers.filter((other) => other.id !== id) }, event)
    current = { ...after, effects: [...current.effects, ...after.effects], taken: [...current.taken, ...after.taken] }
  }
  return current
}

function step(machine: AnyStateMachine, before: Moment, event: AnyEventObject): Moment {
  const { snapshot, actions, taken } = pureStep(machine, before.snapshot, event)
  const effects = actions.map(toEffect)
  const timers = snapshot.status === 'active' ? setTimers(before.timers, effects, before.now) : []
  return moment({ ...before, snapshot, timers, effects, taken })
}

function moment(fields: Omit<Moment, 'status' | 'output' | 'error'>): Moment {
  freeze(fields.snapshot.context)
  return { ...fields, status: 'active', output: undefined, error: undefined }
}

/** The timer that fires next; of those due first, the one set first. */
export function nextTimer(timers: readonly Timer[]): Timer | undefined {
  return timers.reduce<Timer | undefined>((first, timer) => (first && first.at <= timer.at ? first : timer), undefined)
}

/** The timers after the effects of a step. */
export function setTimers(timers: readonly Timer[], effects: readonly Effect[], now: number): readonly Timer[] {
  // Reading the parameters of an effect makes them plain, which is slow.
  return effects.reduce<readonly Timer[]>((running, effect) => {
    if (effect.type === 'xstate.cancel') {
      const { sendId } = effect.params as { sendId: string }
      return running.filter(({ id }) => id !== sendId)
    }
    if (effect.type !== 'xstate.raise') return running
    const { event, id, delay } = effect.params as { event: AnyEventObject; id?: string; delay?: number }
    if (delay === undefined) return running
    const name = id ?? `unnamed ${running.length}`
    return [...running.filter((timer) => timer.id !== name), { id: name, event, at: now + delay }]
  }, timers)
}

/** Running actors that have not answered yet. */
export function openActors({ snapshot, answered }: Moment): readonly string[] {
  return Object.entries<AnyActorRef | undefined>(snapshot.children)
    .filter(([, child]) => child !== undefined && !answered.has(child))
    .map(([id]) => id)
}
