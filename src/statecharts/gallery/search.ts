import type { DrawnChart, GalleryData, RequirementTrace } from '../gallery-data.ts'
import { statesBelow } from '../paint/chart-index.ts'
import { transitionTitle } from '../paint/titles.ts'

export interface Found {
  readonly chart: DrawnChart
  /** The first few matches, named by their states and transitions. */
  readonly hits: readonly { readonly item: string; readonly text: string }[]
}

interface Entry {
  readonly chart: DrawnChart
  readonly words: string
  readonly parts: readonly { readonly item: string; readonly text: string; readonly words: string }[]
}

const MOST_HITS = 4

/** Makes a search over the names, events, guards, actions, rules and descriptions of all charts. */
export function createSearch({ charts, requirements }: GalleryData): (text: string) => readonly Found[] {
  const rules = new Map<string, string>(requirements.map(({ id, rule }) => [id, rule]))
  const entries = charts.map((chart) => entryOf(chart, rules))
  return (text) => {
    const sought = text.toLowerCase().split(/\s+/).filter(Boolean)
    if (sought.length === 0) return charts.map((chart) => ({ chart, hits: [] }))
    const holds = (words: string) => sought.every((word) => words.includes(word))
    return entries.flatMap(({ chart, words, parts }) => {
      const hits = parts.filter((part) => holds(part.words)).slice(0, MOST_HITS)
      return hits.length > 0 || holds(words) ? [{ chart, hits }] : []
    })
  }
}

/** True if a requirement contains all words of a text: in its id, its sentence, or its holders and tests. */
export function saysAll({ id, rule, holders, tests }: RequirementTrace, text: string): boolean {
  const words = [id, rule, ...holders.map(({ at }) => at), ...tests.map(({ file, title }) => `${file} ${title}`)]
  const all = words.join(' ').toLowerCase()
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word))
}

function entryOf(chart: DrawnChart, rules: ReadonlyMap<string, string>): Entry {
  const { graph, file } = chart
  const ruleWords = (ids: readonly string[]) => ids.map((id) => `${id} ${rules.get(id) ?? ''}`).join(' ')
  const [root, ...states] = statesBelow(graph.root).map((state) => ({
    item: state.id,
    text: state.id,
    words:
      `${state.id} ${state.description} ${state.tags.join(' ')} ${state.entry.join(' ')} ${state.exit.join(' ')} ${state.invokes.map(({ src }) => src).join(' ')} ${ruleWords(state.requirements)}`.toLowerCase(),
  }))
  const transitions = graph.transitions.map((transition) => ({
    item: transition.key,
    text: `${transition.source}: ${transitionTitle(transition).split('\n').slice(0, 2).join(' ')}`,
    words: `${transition.key} ${transitionTitle(transition)} ${ruleWords(transition.requirements)}`.toLowerCase(),
  }))
  return { chart, words: `${graph.id} ${file} ${root?.words ?? ''}`.toLowerCase(), parts: [...states, ...transitions] }
}
