import type { AnyTransitionDefinition } from 'xstate'

import { guardName } from '#statecharts/graph/guard-name.ts'
import { transitionKey } from '#statecharts/graph/transitions.ts'

/** The words for why a transition was the one of its event: its guard, or that no other held. */
export function guardWords(transition: AnyTransitionDefinition): readonly string[] {
  if (transition.guard !== undefined) return [guardName(transition.guard)]
  return transitionKey(transition).endsWith('::0') ? [] : ['otherwise']
}
