import type { AnyEventObject, AnyStateMachine } from 'xstate'

import type { Raises } from '#statecharts/graph/chart-graph.ts'

/** Told of each event that an action of a chart sends to the chart itself; `isLater` where only after a delay. */
export type TellRaised = (action: string, event: string, isLater: boolean) => void

/** The events that the actions of a chart have raised so far. */
export class Raised {
  readonly #events = new Map<string, Set<string>>()

  readonly tell: TellRaised = (action, event, isLater) => {
    this.#events.set(action, (this.#events.get(action) ?? new Set()).add(isLater ? `${event} later` : event))
  }

  get all(): Raises {
    const byName = [...this.#events].toSorted(([a], [b]) => (a < b ? -1 : 1))
    return Object.fromEntries(byName.map(([name, events]) => [name, [...events].sort()]))
  }
}

type Raise = ((...args: unknown[]) => void) & { readonly event: unknown; readonly delay?: unknown }
type Enqueue = ((action: unknown) => void) & { readonly raise: (event: unknown, options?: { delay?: unknown }) => void }
type Collect = (args: { readonly enqueue: Enqueue }, params: unknown) => void

/**
 * The same chart, which tells what its named actions raise. XState's definition of an action names no event that is made
 * when it runs, nor what it queues, and its reports name no action.
 */
export function withRaisedTold(machine: AnyStateMachine, tell: TellRaised): AnyStateMachine {
  return machine.provide({
    actions: Object.fromEntries(
      Object.entries(machine.implementations.actions).map(([name, action]) => [
        name,
        watched(action, (event, isLater) => tell(name, event, isLater)),
      ]),
    ) as never,
  })
}

type Told = (event: string, isLater: boolean) => void

function watched(action: unknown, tell: Told): unknown {
  const { type, collect } = action as { readonly type?: unknown; readonly collect?: Collect }
  if (type === 'xstate.raise') return watchedRaise(action as Raise, tell)
  if (type !== 'xstate.enqueueActions' || !collect) return action
  const told: Collect = (args, params) => collect({ ...args, enqueue: watchedQueue(args.enqueue, tell) }, params)
  return Object.assign(() => {}, action, { collect: told })
}

/** The event is made once, and told as it is made. */
function watchedRaise(action: Raise, tell: Told): unknown {
  const { event, delay } = action
  const made = (...args: unknown[]) => {
    const raised = (typeof event === 'function' ? event(...args) : event) as AnyEventObject
    tell(raised.type, delay !== undefined)
    return raised
  }
  return Object.assign(() => {}, action, { event: made })
}

function watchedQueue(enqueue: Enqueue, tell: Told): Enqueue {
  return new Proxy(enqueue, {
    apply: (queue, _, [action]: [unknown]) => queue(watched(action, tell)),
    get: (queue, key) =>
      key === 'raise'
        ? (event: AnyEventObject, options?: { delay?: unknown }) => {
            tell(event.type, options?.delay !== undefined)
            queue.raise(event, options)
          }
        : (Reflect.get(queue, key) as unknown),
  })
}
