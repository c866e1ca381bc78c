import type { AnyStateMachine } from 'xstate'

/** Stands for whatever an action asks for, so that it can be asked which event it raises. */
const anything: unknown = new Proxy(() => {}, {
  get: (_, key) => {
    if (key === Symbol.toPrimitive) return () => ''
    if (key === Symbol.iterator) return () => [][Symbol.iterator]()
    return anything
  },
  apply: () => anything,
})

/** In the code of an action that queues others. */
const QUEUED = /\braise\)?\(\s*\{\s*type:\s*["']([\w.-]+)["'][^]*?\}\s*(,\s*\{\s*delay\b)?/g

/** The events that a chart's actions send to the chart itself, by the names of the actions; `later` where only after a delay. */
export function raisesIn({ implementations }: AnyStateMachine): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.entries(implementations.actions).flatMap(([name, action]) => {
      const events = raisedBy(action)
      return events.length > 0 ? [[name, events]] : []
    }),
  )
}

function raisedBy(action: unknown): readonly string[] {
  const { type, event, delay, collect } = action as {
    readonly type?: unknown
    readonly event?: unknown
    readonly delay?: unknown
    readonly collect?: unknown
  }
  if (type === 'xstate.enqueueActions')
    return [...String(collect).matchAll(QUEUED)].map(([, raised = '', later]) => inTime(raised, later !== undefined))
  if (type !== 'xstate.raise') return []
  const raised = typeOf(event)
  return raised === undefined ? [] : [inTime(raised, delay !== undefined)]
}

const inTime = (event: string, isLater: boolean) => (isLater ? `${event} later` : event)

function typeOf(event: unknown): string | undefined {
  try {
    const made: unknown = typeof event === 'function' ? event(anything, anything) : event
    const { type } = made as { readonly type?: unknown }
    return typeof type === 'string' ? type : undefined
  } catch {
    // What it is depends on more than can be stood for.
    return undefined
  }
}
