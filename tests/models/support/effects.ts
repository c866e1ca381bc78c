import { plain } from './plain.ts'

/** One thing that a transition does to the world, as plain JSON: its name and with what. */
export interface Effect {
  readonly type: string
  readonly params?: unknown
}

interface Action {
  readonly type: string
  readonly params?: unknown
}

/** An action as XState hands it out (from the pure `transition`) or reports it (`@xstate.action`), reduced to an effect. */
export function toEffect({ type, params }: Action): Effect {
  switch (type) {
    case 'xstate.spawnChild': {
      const { actorRef, src, input, systemId } = params as { actorRef: unknown; src: unknown; input: unknown; systemId: unknown }
      return { type, params: plain({ child: actorRef, src, input, systemId }) }
    }
    case 'xstate.stopChild':
      return { type, params: plain({ child: params }) }
    default:
      return params === undefined ? { type } : { type, params: plain(params) }
  }
}
