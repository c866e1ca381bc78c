import type { State, Transition } from '../graph/chart-graph.ts'

/** The cause of a transition, as users read it. */
export function causeText({ cause }: Pick<Transition, 'cause'>): string {
  if (cause.kind === 'event') return cause.type === '*' ? 'any other event' : cause.type
  if (cause.kind === 'always') return 'always'
  if (cause.kind === 'finished') return 'all within is final'
  if (cause.kind !== 'after') return `${cause.actor} ${ANSWERS[cause.kind]}`
  return `after ${cause.delay} (${cause.ms === undefined ? 'varies' : `${cause.ms} ms`})`
}

const ANSWERS = { done: 'is done', failed: 'has failed', snapshot: 'has changed' } as const

/** A transition in full, including what the drawing has no room for. */
export function transitionTitle(transition: Transition): string {
  const { guard, actions, targets, description, reenter } = transition
  return [
    causeText(transition),
    guard === undefined ? '' : `if ${guard}`,
    actions.length > 0 ? `does ${actions.join(', ')}` : '',
    targets.length > 0 ? `goes to ${targets.join(' and ')}` : reenter ? 'enters its state again' : 'stays in its state',
    description ?? '',
  ]
    .filter((part) => part)
    .join('\n')
}

export function stateTitle({ id, description }: State): string {
  return description ? `${id}\n${description}` : id
}
