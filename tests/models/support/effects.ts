import { plain } from './plain.ts'

/** One thing that a transition does to the world, as plain JSON: its name and with what. */
export interface Effect {
  readonly type: string
  readonly params?: unknown
  /** The same as XState hands it out: to make thousands of them plain takes longer than to walk a chart. */
  readonly given?: unknown
}

interface Action {
  readonly type: string
  readonly params?: unknown
}

/** Most effects are never asked with what they were: what XState hands out is made plain only then. */
class LazyEffect implements Effect {
  readonly type: string
  readonly given: unknown
  #plain: unknown

  constructor(type: string, given: unknown) {
    this.type = type
    this.given = given
  }

  get params(): unknown {
    this.#plain ??= plain(this.given)
    return this.#plain
  }
}

/** An action as XState hands it out (from the pure `transition`) or reports it (`@xstate.action`), reduced to an effect. */
export function toEffect({ type, params }: Action): Effect {
  switch (type) {
    case 'xstate.spawnChild': {
      const { actorRef, src, input, systemId } = params as {
        actorRef: unknown
        src: unknown
        input: unknown
        systemId: unknown
      }
      return new LazyEffect(type, { child: actorRef, src, input, systemId })
    }
    case 'xstate.stopChild':
      return new LazyEffect(type, { child: params })
    default:
      return new LazyEffect(type, params)
  }
}

/** An effect as an object that can be compared. */
export function comparable({ type, params }: Effect): Effect {
  return params === undefined ? { type } : { type, params }
}
