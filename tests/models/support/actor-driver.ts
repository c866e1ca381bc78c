import { createActor, SimulatedClock } from 'xstate'
import type {
  Actor,
  ActorRefLike,
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  InspectionEvent,
} from 'xstate'

import type { Driver } from './driver.ts'
import { comparable, toEffect, type Effect } from './effects.ts'
import { standingIn, toAnswer, withFakes } from './fakes.ts'
import { observeGuards } from './guards.ts'
import { answering, nextTimer, PASS, setTimers, type Moment, type Timer } from './moment.ts'
import { freeze, plain } from './plain.ts'
import { transitionKey } from '#statecharts/graph/transitions.ts'
import type { ActorRecord, PlainState } from '#statecharts/trace/trace.ts'

/** Values compared at each step. */
interface Seen {
  readonly value: unknown
  readonly status: string
  readonly tags: readonly string[]
  readonly context: unknown
  readonly effects: readonly Effect[]
}

/** Predicts these values from a moment of the pure graph. */
export function predict({ snapshot, effects }: Moment): Seen {
  const { value, status, tags, context } = snapshot
  return { value, status, tags: [...tags].sort(), context: plain(context), effects: effects.map(comparable) }
}

/** Called with each actor before it starts. */
export type Watch = (actor: Actor<AnyStateMachine>) => void

/** Observes the transitions that a walk meets, by their keys. */
export interface Observer {
  readonly taken: (transition: string) => void
  readonly guard?: (transition: string, what: 'asked' | 'held') => void
}

interface Start {
  readonly watch?: Watch
  /** State to begin in, if not at the start of the chart. */
  readonly state?: PlainState | undefined
  /** Child actors running in that state, besides those it invokes. */
  readonly running?: readonly ActorRecord[]
}

/** Drives the chart as a running actor in a faked world: answers arrive and time passes only when the walk says so. */
export class ActorDriver implements Driver<Seen> {
  readonly #machine: AnyStateMachine
  readonly #input: unknown
  readonly #observer: Observer | undefined
  readonly #watch: Watch | undefined
  readonly #state: PlainState | undefined
  readonly #running: readonly ActorRecord[]
  #actor: Actor<AnyStateMachine>
  #clock = new SimulatedClock()
  #timers: readonly Timer[] = []
  #effects: Effect[] = []

  constructor(
    machine: AnyStateMachine,
    input: unknown,
    observer?: Observer,
    { watch, state, running = [] }: Start = {},
  ) {
    this.#machine = withFakes(machine)
    if (observer?.guard) observeGuards(this.#machine, observer.guard)
    this.#input = input
    this.#observer = observer
    this.#watch = watch
    this.#state = state
    this.#running = running
    this.#actor = this.#create()
  }

  reset(): void {
    this.#actor.stop()
    this.#timers = []
    this.#effects = []
    this.#actor = this.#create()
    this.#watch?.(this.#actor)
    this.#actor.start()
    this.#finish()
  }

  #create(): Actor<AnyStateMachine> {
    this.#clock = new SimulatedClock()
    let root: ActorRefLike | undefined
    const actor = createActor(this.#machine, {
      input: this.#input,
      ...(this.#state && { snapshot: standingIn(this.#machine, this.#state, this.#running) as never }),
      clock: this.#clock,
      inspect: (event) => {
        // The first report is about the actor itself and arrives before `createActor` has returned it.
        root ??= event.actorRef
        if (event.actorRef === root) this.#inspect(event)
      },
    })
    // A failed chart shows it in its status, so the error is reported nowhere else.
    actor.subscribe({ error: () => {} })
    return actor
  }

  event(event: AnyEventObject): void {
    this.#effects = []
    this.#cause(event)
    this.#finish()
  }

  /** Fires a timer, whatever the time. The running timers of an actor that did not begin at its start are unknown. */
  fire(event: AnyEventObject): void {
    this.#effects = []
    const timer = this.#timers.find((one) => one.event.type === event.type)
    if (!timer && !this.#state) throw new Error(`no timer runs for ${event.type}`)
    this.#timers = this.#timers.filter((one) => one !== timer)
    this.#actor.send(timer?.event ?? event)
    this.#finish()
  }

  // Nothing happens by itself: the fakes wait for their answers and the clock stands still.
  settle(): void {}

  read(): Seen {
    const { value, status, tags, context } = this.#actor.getSnapshot()
    return { value, status, tags: [...tags].sort(), context: plain(context), effects: this.#effects.map(comparable) }
  }

  get snapshot(): AnyMachineSnapshot {
    return this.#actor.getSnapshot()
  }

  /** Effects of the last event. */
  get effects(): readonly Effect[] {
    return this.#effects
  }

  project(seen: Seen): Seen {
    return seen
  }

  #cause(event: AnyEventObject): void {
    if (event.type === PASS.type) return this.#letPass()
    const id = answering(event)
    if (id === undefined) return this.#actor.send(event)
    const child: AnyActorRef | undefined = this.#actor.getSnapshot().children[id]
    if (!child) throw new Error(`${id} was not asked for`)
    child.send(toAnswer(event))
  }

  #letPass(): void {
    const timer = nextTimer(this.#timers)
    if (!timer) throw new Error('no timer runs')
    this.#timers = this.#timers.filter(({ at }) => at > timer.at)
    this.#clock.set(timer.at)
  }

  #finish(): void {
    freeze(this.#actor.getSnapshot().context)
    this.#timers = setTimers(this.#timers, this.#effects, this.#clock.now())
  }

  #inspect(event: InspectionEvent): void {
    if (event.type === '@xstate.action') this.#effects.push(toEffect(event.action))
    if (event.type === '@xstate.microstep')
      event._transitions.map(transitionKey).forEach((key) => this.#observer?.taken(key))
  }
}
