import type { ChartGraph, Transition } from './chart-graph.ts'

/**
 * Names each transition by its source, event, guard, targets and actions. By its key. Unlike keys, such a
 * name stays with its branch when another is put before it; branches that are alike in all of it are numbered.
 */
export function branchNames({ transitions }: ChartGraph): ReadonlyMap<string, string> {
  const counts = new Map<string, number>()
  return new Map(
    transitions.map((transition) => {
      const name = nameOf(transition)
      const count = (counts.get(name) ?? 0) + 1
      counts.set(name, count)
      return [transition.key, count > 1 ? `${name} #${count}` : name]
    }),
  )
}

function nameOf({ source, cause, guard, targets, actions, reenter }: Transition): string {
  return [
    `${source}::${cause.type || 'always'}`,
    guard === undefined ? '' : ` [${guard}]`,
    targets.length > 0 ? ` ${reenter ? '=>' : '->'} ${targets.join(', ')}` : reenter ? ' =>' : '',
    actions.length > 0 ? ` / ${actions.join(', ')}` : '',
  ].join('')
}
