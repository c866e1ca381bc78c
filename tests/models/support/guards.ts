import type { AnyTransitionDefinition } from 'xstate'

import { transitionKey } from './transitions.ts'

/** The words for why a transition was the one of its event: its guard, or that no other held. */
export function guardWords(transition: AnyTransitionDefinition): readonly string[] {
  if (transition.guard !== undefined) return [guardName(transition.guard)]
  return transitionKey(transition).endsWith('::0') ? [] : ['otherwise']
}

function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard
  if (typeof guard === 'function' && 'guards' in guard && Array.isArray(guard.guards)) {
    const names = guard.guards.map(guardName)
    return guard.name === 'not' ? `not ${names.join('')}` : names.join(` ${guard.name} `)
  }
  return String((guard as { type?: unknown }).type)
}
