import type { State, Transition } from '../graph/chart-graph.ts'

/** The parts that are compared of a state or a transition, each part by what people call it. */
export type Fields = Readonly<Record<string, string>>

export function stateFields({ states: _, id: __, name: ___, ...state }: State): Fields {
  const { kind, description, tags, requirements, initial = '', history = '', entry, exit, invokes } = state
  return {
    kind,
    description,
    tags: tags.join(', '),
    requirements: requirements.join(', '),
    'begins in': initial,
    history,
    'on entry': entry.join(', '),
    'on exit': exit.join(', '),
    runs: invokes.map(({ src, id, systemId }) => [src, id, systemId ?? ''].join(' ').trim()).join(', '),
  }
}

/** Without its place among the branches of its event, which changes with every branch before it. */
export function transitionFields({ cause, guard = '', actions, targets, reenter, ...rest }: Transition): Fields {
  const { description = '', requirements } = rest
  return {
    waits: 'ms' in cause && cause.ms !== undefined ? `${cause.ms} ms` : '',
    guard,
    does: actions.join(', '),
    'goes to': targets.join(', '),
    'enters anew': reenter ? 'yes' : '',
    description,
    requirements: requirements.join(', '),
  }
}
