import { and } from 'xstate'
import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'

import { guardName } from '#statecharts/graph/guard-name.ts'
import { transitionKey, transitionsOf } from '#statecharts/graph/transitions.ts'

/** The words for why a transition was the one of its event: its guard, or that no other held. */
export function guardWords(transition: AnyTransitionDefinition): readonly string[] {
  if (transition.guard !== undefined) return [guardName(transition.guard)]
  return transitionKey(transition).endsWith('::0') ? [] : ['otherwise']
}

/** Tells of each guard of a machine when it is asked and when it holds. XState reports no guards to its inspectors. */
export function observeGuards(
  machine: AnyStateMachine,
  tell: (transition: string, what: 'asked' | 'held') => void,
): void {
  for (const transition of transitionsOf(machine)) {
    const { guard } = transition
    if (guard === undefined) continue
    const key = transitionKey(transition)
    const telling = (what: 'asked' | 'held') => () => {
      tell(key, what)
      return true
    }
    transition.guard = and([telling('asked'), guard as () => boolean, telling('held')])
  }
}
