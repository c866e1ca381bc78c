import { memo, useMemo } from 'react'

import type { Transition } from '../graph/chart-graph.ts'
import type { DrawnChart } from '../gallery-data.ts'
import { causeText } from '../paint/titles.ts'
import { useGalleryState, useSend } from './gallery-context.tsx'
import { ScrollPlace } from './ScrollPlace.tsx'
import { inBrowser } from './summary.ts'

/** All transitions, one a row. */
export function TablePane({ chart }: { readonly chart: DrawnChart }) {
  const selected = useGalleryState(({ context }) => context.item)
  const { graph, evidence } = chart
  const browser = useMemo(() => inBrowser(chart), [chart])
  const countOf = (counts: Readonly<Record<string, number>> | undefined, key: string) =>
    counts && (counts[key] ?? (key in evidence.shared ? 'shared' : 'unknown'))
  return (
    <ScrollPlace className="sc-table-place" label={`Transitions of ${graph.id}`}>
      <table className="sc-table">
        <caption className="sc-hidden">Transitions of {graph.id}</caption>
        <thead>
          <tr>
            {['State', 'Event', 'Guard', 'Goes to', 'Does', 'Rules', 'Actors', 'Browser'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {graph.transitions.map((transition) => (
            <TransitionRow
              key={transition.key}
              transition={transition}
              actor={countOf(evidence.actor, transition.key)}
              browser={countOf(browser, transition.key)}
              isSelected={selected === transition.key}
            />
          ))}
        </tbody>
      </table>
    </ScrollPlace>
  )
}

/** `shared` where another chart's tests take it, `unknown` where the chart has changed since, undefined where nothing was measured. */
type Counted = number | 'shared' | 'unknown' | undefined

interface TransitionRowProps {
  readonly transition: Transition
  readonly actor: Counted
  readonly browser: Counted
  readonly isSelected: boolean
}

const TransitionRow = memo(function TransitionRow({ transition, actor, browser, isSelected }: TransitionRowProps) {
  const send = useSend()
  const { key, source, branch, branches, guard, targets, actions, requirements } = transition
  return (
    <tr className={isSelected ? 'is-selected' : undefined}>
      <td>{source}</td>
      <th scope="row">
        <button
          type="button"
          className="sc-link"
          aria-pressed={isSelected}
          onClick={() => send({ type: 'item.select', item: key })}
        >
          {branches > 1 && `${branch + 1}. `}
          {causeText(transition)}
        </button>
      </th>
      <td>{guard}</td>
      <td>{targets.length > 0 ? targets.join(', ') : 'stays'}</td>
      <td>{actions.join(', ')}</td>
      <td>{requirements.join(', ')}</td>
      <Count count={actor} />
      <Count count={browser} />
    </tr>
  )
})

function Count({ count }: { readonly count: Counted }) {
  if (count === 'shared') return <td className="sc-number sc-soft">shared</td>
  if (count === 'unknown') return <td className="sc-number sc-soft">? not measured</td>
  if (count === undefined) return <td className="sc-number sc-soft">–</td>
  return <td className={count === 0 ? 'sc-number sc-never' : 'sc-number'}>{count === 0 ? '○ never' : `✓ ${count}`}</td>
}
