import type { Review } from '../gallery-data.ts'
import type { ChartGraph } from '../graph/chart-graph.ts'
import { diffGraphs, type Changed } from '../reviews/diff-graphs.ts'

/** What differs between two versions of a chart: ids of states and keys of transitions. */
export interface Changes {
  readonly added: ReadonlySet<string>
  readonly removed: ReadonlySet<string>
  /** In both, but with other guards, actions, targets or words. */
  readonly changed: readonly Changed[]
}

export function changesBetween(before: ChartGraph, after: ChartGraph): Changes {
  const { states, transitions } = diffGraphs(before, after)
  return {
    added: new Set([...states.added, ...transitions.added]),
    removed: new Set([...states.removed, ...transitions.removed]),
    changed: [...states.changed, ...transitions.changed],
  }
}

/** So many names say what kind of change it is; all stand in the list of changes. */
const MOST_NAMED = 5

/** The guards, actions and other code that have changed beneath a drawing that has not; null where that is not so. */
export function codeAloneText({ changes }: Review, { added, removed, changed }: Changes): string | null {
  const names = changes?.code.map(({ name }) => name.slice(name.indexOf(' ') + 1)) ?? []
  if (names.length === 0 || added.size + removed.size + changed.length > 0) return null
  const more = names.length > MOST_NAMED ? ` and ${names.length - MOST_NAMED} more` : ''
  return `The code changed, the drawing did not: ${names.slice(0, MOST_NAMED).join(', ')}${more}.`
}

/** The change of each, by what it is called before or after. */
export function changedTexts(changed: readonly Changed[], side: 'before' | 'after'): ReadonlyMap<string, string> {
  return new Map(changed.map((one) => [one[side], changeText(one)]))
}

/** Such as `guard: isOpen → isShut`. */
export function changeText({ fields }: Pick<Changed, 'fields'>): string {
  return fields.map(({ name, before, after }) => `${name}: ${before} → ${after}`).join('; ')
}
