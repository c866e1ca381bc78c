import type { Review } from '../gallery-data.ts'
import type { ChartGraph } from '../graph/chart-graph.ts'
import { diffGraphs, type Changed } from '../reviews/diff-graphs.ts'

/** Differences between two versions of a chart, as ids of states and keys of transitions. */
export interface Changes {
  readonly added: ReadonlySet<string>
  readonly removed: ReadonlySet<string>
  /** In both versions, but with different guards, actions, targets or words. */
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

/** Enough names to tell the kind of change. The list of changes has all of them. */
const MOST_NAMED = 5

/** Names the changed guards, actions and other code if the drawing is unchanged; otherwise null. */
export function codeAloneText({ changes }: Review, { added, removed, changed }: Changes): string | null {
  const names = changes?.code.map(({ name }) => name.slice(name.indexOf(' ') + 1)) ?? []
  if (names.length === 0 || added.size + removed.size + changed.length > 0) return null
  const more = names.length > MOST_NAMED ? ` and ${names.length - MOST_NAMED} more` : ''
  return `The code changed, the drawing did not: ${names.slice(0, MOST_NAMED).join(', ')}${more}.`
}

/** Returns the text of each change, by the name before or after it. */
export function changedTexts(changed: readonly Changed[], side: 'before' | 'after'): ReadonlyMap<string, string> {
  return new Map(changed.map((one) => [one[side], changeText(one)]))
}

/** Returns a text such as `guard: isOpen → isShut`. */
export function changeText({ fields }: Pick<Changed, 'fields'>): string {
  return fields.map(({ name, before, after }) => `${name}: ${before} → ${after}`).join('; ')
}
