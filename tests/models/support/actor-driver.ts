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

/** What is compared at each step. */
interface Seen {
  readonly value: unknown
  readonly status: string
  readonly tags: readonly string[]
  readonly context: unknown
  readonly effects: readonly Effect[]
}

/** The same of a moment of the pure graph. */
export function predict({ snapshot, effects }: Moment): Seen {
  const { value, status, tags, context } = snapshot
  return { value, status, tags: [...tags].sort(), context: plain(context), effects: effects.map(comparable) }
}

/** Given each actor before it starts. */
export type Watch = (actor: Actor<AnyStateMachine>) => void

/** Told of what a walk meets, by the keys of transitions. */
export interface Observer {
  readonly taken: (transition: string) => void
  readonly guard?: (transition: string, what: 'asked' | 'held') => void
}

interface Start {
  readonly watch?: Watch
  /** Where it stands then, if not at the start of the chart. */
  readonly state?: PlainState | undefined
  /** The actors that run below it there, besides those that its state invokes. */
  readonly running?: readonly ActorRecord[]
}

/** Drives the chart as a running actor whose world is faked: answers come when the walk says so, time passes when it says so. */
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
        // The first report is that of the actor itself, before `createActor` has returned it.
        root ??= event.actorRef
        if (event.actorRef === root) this.#inspect(event)
      },
    })
    // A chart that fails shows it in its status; nobody else is to be told.
    actor.subscribe({ error: () => {} })
    return actor
  }

  event(event: AnyEventObject): void {
    this.#effects = []
    this.#cause(event)
    this.#finish()
  }

  /** Lets a timer go off, whatever the time. Which run is not known of an actor that did not begin at its start. */
  fire(event: AnyEventObject): void {
    this.#effects = []
    const timer = this.#timers.find((one) => one.event.type === event.type)
    if (!timer && !this.#state) throw new Error(`no timer runs for ${event.type}`)
    this.#timers = this.#timers.filter((one) => one !== timer)
    this.#actor.send(timer?.event ?? event)
    this.#finish()
  }

  // Nothing in an actor moves by itself: fakes wait for their answer and the clock stands.
  settle(): void {}

  read(): Seen {
    const { value, status, tags, context } = this.#actor.getSnapshot()
    return { value, status, tags: [...tags].sort(), context: plain(context), effects: this.#effects.map(comparable) }
  }

  get snapshot(): AnyMachineSnapshot {
    return this.#actor.getSnapshot()
  }

  /** The effects of the last event. */
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
