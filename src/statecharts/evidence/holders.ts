import type { Holder } from '../gallery-data.ts'
import type { Coverage } from './coverage-file.ts'

/**
 * For each transition that a chart shares with others, the one of the chart whose tests take it; null where none does. Charts
 * of one part have it under the same names: the chart that takes most of what is shared is the one whose tests are of it.
 */
export function holdersOf(
  coverage: Coverage,
  all: ReadonlyMap<string, Coverage>,
): Readonly<Record<string, Holder | null>> {
  const shared = Object.entries(coverage.transitions).flatMap(([key, { isShared }]) => (isShared ? [key] : []))
  if (shared.length === 0) return {}
  const candidates = [...all.values()].map(({ chart, transitions }) => ({
    chart,
    held: new Map(
      shared.flatMap((key) => {
        const at = inChart(key, coverage.chart, chart)
        return (transitions[at]?.taken ?? 0) > 0 ? [[key, at] as const] : []
      }),
    ),
  }))
  const [best] = candidates.toSorted((a, b) => b.held.size - a.held.size)
  return Object.fromEntries(
    shared.map((key) => {
      const at = best?.held.get(key)
      return [key, best && at !== undefined ? { chart: best.chart, at } : null]
    }),
  )
}

/** The key of the same transition in another chart: its timers name their state too. */
function inChart(key: string, chart: string, other: string): string {
  return key.replaceAll(new RegExp(`(^|\\.)${chart}(?=[.:])`, 'g'), (_, dot: string) => `${dot}${other}`)
}
