import type { ChartGraph } from '../../graph/chart-graph.ts'
import { causeText } from '../../paint/titles.ts'
import type { Marks } from '../../paint/marks.ts'

interface WaitsProps {
  readonly graph: ChartGraph
  readonly marks: Marks
  readonly onChoose: (transition: string) => void
}

/** In words, which transitions are not greyed in the drawing. */
export function Waits({ graph, marks: { ignored, refused }, onChoose }: WaitsProps) {
  const open = graph.transitions.filter(({ key }) => !ignored?.has(key))
  return (
    <details className="in-waits">
      <summary>
        Waits for <span className="in-count">{open.length}</span>
      </summary>
      <ul>
        {open.map((transition) => (
          <li key={transition.key} className={refused?.has(transition.key) ? 'is-refused' : undefined}>
            <button type="button" className="in-text-button" onClick={() => onChoose(transition.key)}>
              {causeText(transition)}
            </button>
            <span>
              {` in ${transition.source}`}
              {transition.guard !== undefined && `, if ${transition.guard}`}
              {refused?.has(transition.key) && ', which says no now'}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
