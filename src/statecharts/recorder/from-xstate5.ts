import type {
  ActorRefLike,
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyTransitionDefinition,
  InspectionEvent,
  Snapshot,
} from 'xstate'

import type { ActorFact, Fact, TimerFact } from './raw.ts'

/** Keeps a fact and returns its number. */
export type Keep = (fact: Fact) => number

export interface Observation {
  /** Returns the actor of a session id; undefined if it is not running. */
  readonly actor: (sessionId: string) => AnyActorRef | undefined
  /** Sends an event and records it as sent by hand. */
  readonly send: (actor: AnyActorRef, event: AnyEventObject) => void
  readonly stop: () => void
}

/** The recorder's knowledge of a running actor. */
interface Life {
  readonly ref: AnyActorRef
  hasStarted: boolean
  /** True until its start actions are done. */
  isStarting: boolean
  hasStopped: boolean
  /** Transitions taken before it started. */
  readonly first: AnyTransitionDefinition[]
  /** Events that reached it before it started. */
  readonly early: { readonly source: ActorRefLike | undefined; readonly event: AnyEventObject }[]
  /** Events that reached it and are not yet answered, in order. */
  readonly waiting: { readonly n: number; readonly event: AnyEventObject; hasMoved: boolean }[]
  /** Its latest snapshot; undefined if it is not a machine. */
  last: AnyMachineSnapshot | undefined
}

const INIT = 'xstate.init'
const STOP = 'xstate.stop'
/** Events that a promise or an observable sends itself. */
const OWN = /^xstate\.(promise|observable)\./
const ANSWER = /^xstate\.(done|error)\.actor\./

/**
 * Reports everything that happens in an actor system from now on, and first the actors that are already running. The
 * only place that knows how XState reports: it takes references and reads nothing within them. An actor that is
 * created and never started, as by React's Strict Mode, is not reported.
 */
export function observeSystem(root: AnyActorRef, keep: Keep): Observation {
  const lives = new Map<ActorRefLike, Life>()
  const bySession = new Map<string, Life>()
  let byHand: AnyEventObject | undefined

  function known(ref: ActorRefLike): Life {
    const life = lives.get(ref)
    if (life) return life
    const born: Life = {
      ref: ref as AnyActorRef,
      hasStarted: false,
      isStarting: false,
      hasStopped: false,
      first: [],
      early: [],
      waiting: [],
      last: undefined,
    }
    lives.set(ref, born)
    bySession.set(born.ref.sessionId, born)
    return born
  }

  function begin(life: Life, input: unknown, isResumed: boolean): void {
    life.hasStarted = true
    const snapshot: unknown = life.ref.getSnapshot()
    life.last = isOfMachine(snapshot) ? snapshot : undefined
    keep(actorFact(life, input, isResumed))
    for (const { source, event } of life.early) hear(life, source, event)
  }

  function hear(life: Life, source: ActorRefLike | undefined, event: AnyEventObject): void {
    if (source === life.ref && OWN.test(event.type)) return
    if (source && ANSWER.test(event.type)) end(lives.get(source), source.getSnapshot() as Snapshot<unknown>)
    const n = keep({
      kind: 'event',
      actor: life.ref.sessionId,
      source: source?.sessionId,
      event,
      isByHand: event === byHand,
    })
    if (!life.hasStopped) life.waiting.push({ n, event, hasMoved: false })
  }

  function end(life: Life | undefined, { status, output, error }: Snapshot<unknown>): void {
    if (!life || life.hasStopped || status === 'active') return
    life.hasStopped = true
    keep({ kind: 'stop', actor: life.ref.sessionId, status, output, error })
    lives.delete(life.ref)
    bySession.delete(life.ref.sessionId)
  }

  function step(life: Life, snapshot: AnyMachineSnapshot, transitions: readonly AnyTransitionDefinition[]): void {
    const before = life.last ?? snapshot
    life.last = snapshot
    const cause = life.waiting[0]
    if (transitions.length === 0 || !cause) return
    cause.hasMoved = true
    keep({
      kind: 'step',
      actor: life.ref.sessionId,
      cause: cause.n,
      transitions,
      before: before.context,
      after: snapshot,
    })
  }

  function rest(life: Life, event: AnyEventObject, snapshot: Snapshot<unknown>): void {
    if (event.type === INIT) life.isStarting = false
    const cause = answered(life, event)
    if (life.last && cause && !cause.hasMoved && snapshot.status === 'active')
      keep({ kind: 'ignored', actor: life.ref.sessionId, cause: cause.n, event, snapshot: life.last })
    end(life, snapshot)
  }

  function observe(report: InspectionEvent): void {
    switch (report.type) {
      case '@xstate.actor':
        known(report.actorRef)
        break
      case '@xstate.event': {
        const life = known(report.actorRef)
        if (report.event.type === INIT) {
          if (life.hasStarted) break
          life.isStarting = true
          begin(life, report.event['input'], isRestored(life.ref))
        } else if (life.hasStarted) hear(life, report.sourceRef, report.event)
        else life.early.push({ source: report.sourceRef, event: report.event })
        break
      }
      case '@xstate.microstep': {
        const life = known(report.actorRef)
        if (!life.hasStarted) life.first.push(...report._transitions)
        else if (report.event.type !== STOP) step(life, report.snapshot as AnyMachineSnapshot, report._transitions)
        break
      }
      case '@xstate.action': {
        const life = known(report.actorRef)
        const cause = life.isStarting ? undefined : life.waiting[0]?.n
        keep(effectFact(life.ref.sessionId, cause, report.action))
        break
      }
      case '@xstate.snapshot':
        rest(known(report.actorRef), report.event, report.snapshot)
        break
      case '@xstate.transition':
        break
    }
  }

  function meet(ref: AnyActorRef): void {
    const snapshot: unknown = ref.getSnapshot()
    if (isYetToStart(ref)) return
    if (lives.has(ref) || (snapshot as Snapshot<unknown> | undefined)?.status !== 'active') return
    begin(known(ref), undefined, true)
    if (isOfMachine(snapshot))
      Object.values<AnyActorRef | undefined>(snapshot.children).forEach((child) => child && meet(child))
  }

  meet(root)
  Object.values<AnyActorRef | undefined>(root.system.getAll()).forEach((ref) => ref && meet(ref))
  runningTimers(root).forEach(keep)
  const observation = root.system.inspect(observe)

  return {
    actor: (sessionId) => bySession.get(sessionId)?.ref,
    send(actor, event) {
      byHand = event
      try {
        actor.send(event)
      } finally {
        byHand = undefined
      }
    },
    stop: () => observation.unsubscribe(),
  }
}

/** Removes an event from those waiting, along with the ones before it, which were dropped. */
function answered({ waiting }: Life, event: AnyEventObject) {
  if (waiting[0]?.event === event) return waiting.shift()
  const place = waiting.findIndex((one) => one.event === event)
  return waiting.splice(0, place + 1).at(-1)
}

function actorFact({ ref, first, last }: Life, input: unknown, isResumed: boolean): ActorFact {
  const { sessionId: actor, id, src, _parent: parent } = ref
  const { systemId } = ref as { readonly systemId?: string }
  return {
    kind: 'actor',
    actor,
    id,
    name: systemId ?? id,
    parent: parent?.sessionId,
    src: typeof src === 'string' ? src : undefined,
    input,
    isResumed,
    transitions: first,
    snapshot: last,
  }
}

/** XState's actions that set or cancel a timer become timer facts. */
function effectFact(actor: string, cause: number | undefined, action: { type: string; params: unknown }): Fact {
  const { type, params } = action
  if (type === 'xstate.cancel') {
    return { kind: 'timer', actor, id: String((params as { sendId: unknown }).sendId), sets: undefined }
  }
  if (type === 'xstate.raise' || type === 'xstate.sendTo') {
    const { event, id, delay } = params as { event: AnyEventObject; id?: string; delay?: number }
    if (delay !== undefined) {
      return { kind: 'timer', actor, id: id ?? event.type, sets: { event: event.type, ms: delay } }
    }
  }
  return { kind: 'action', actor, cause, type, params }
}

function runningTimers({ system }: AnyActorRef): readonly TimerFact[] {
  return Object.values(system.getSnapshot()._scheduledEvents).map(({ id, event, startedAt, delay, source }) => ({
    kind: 'timer',
    actor: source.sessionId,
    id,
    sets: { event: event.type, ms: Math.max(0, startedAt + delay - Date.now()) },
  }))
}

const isOfMachine = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot

/** An actor that was created but not started will report its own start, if it ever starts. */
const isYetToStart = (ref: AnyActorRef) => Reflect.get(ref, '_processingStatus') === 0

const isRestored = (ref: AnyActorRef) =>
  (ref as { readonly options?: { readonly snapshot?: unknown } }).options?.snapshot !== undefined
