import { useMemo } from 'react'

import type { GalleryData, RequirementTrace } from '../gallery-data.ts'
import { statesBelow } from '../paint/chart-index.ts'
import type { Filter } from './gallery.events.ts'
import { groupBy } from './group-by.ts'
import { useGallery, useGalleryState, useSend } from './gallery-context.tsx'
import { chartAddress } from './place.ts'
import { saysAll } from './search.ts'
import { RequirementRow } from './RequirementRow.tsx'

const FILTERS: readonly (readonly [Filter, string, (trace: RequirementTrace) => boolean])[] = [
  ['all', 'All', () => true],
  ['unheld', 'Without a holder', ({ holders, tests }) => holders.length + tests.length === 0],
  ['stateless', 'Without a state', ({ holders }) => holders.length === 0],
]

/** Each requirement with what holds it, and the states that name none. */
export function RequirementsPage() {
  const { data } = useGallery()
  const send = useSend()
  const filter = useGalleryState(({ value }) => value.filter)
  const text = useGalleryState(({ context }) => context.search).trim()
  const chosen = FILTERS.find(([name]) => name === filter)?.[2] ?? (() => true)
  const found = useMemo(() => data.requirements.filter((trace) => saysAll(trace, text)), [data, text])
  const shown = found.filter(chosen)
  const groups = groupBy(shown, ({ id }) => id.slice(0, id.indexOf('.')))
  return (
    <>
      <h1>Requirements</h1>
      <p className="sc-lead">The rules of the product, each with the states, transitions and tests that hold it.</p>
      {text !== '' && (
        <p className="sc-bar-row">
          <span role="status">
            {found.length} of {data.requirements.length} have the words “{text}” of the search.
          </span>
          <button type="button" className="sc-link" onClick={() => send({ type: 'search.type', text: '' })}>
            Show all
          </button>
        </p>
      )}
      <div className="sc-tabs" role="group" aria-label="Listed">
        {FILTERS.map(([name, words, holds]) => (
          <button
            key={name}
            type="button"
            className="sc-tab"
            aria-pressed={filter === name}
            onClick={() => send({ type: 'filter.set', filter: name })}
          >
            {words} ({found.filter(holds).length})
          </button>
        ))}
      </div>
      {[...groups].map(([area, traces]) => (
        <section key={area} className="sc-area" aria-labelledby={`area-${area}`}>
          <h2 id={`area-${area}`}>{area}</h2>
          <ul className="sc-requirements">
            {traces.map((trace) => (
              <RequirementRow key={trace.id} trace={trace} />
            ))}
          </ul>
        </section>
      ))}
      {shown.length === 0 && <p className="sc-soft">None.</p>}
      <Unruled />
    </>
  )
}

/** States that hold no rule, neither by themselves nor by a transition nor by an outer state. */
function Unruled() {
  const { data } = useGallery()
  const charts = useMemo(() => unruledOf(data), [data])
  const count = charts.reduce((sum, { states }) => sum + states.length, 0)
  return (
    <details className="sc-unruled">
      <summary>States that name no requirement ({count})</summary>
      <ul className="sc-items">
        {charts.map(({ chart, states }) => (
          <li key={chart}>
            <b>{chart}</b>{' '}
            {states.map((state, index) => (
              <span key={state}>
                {index > 0 && ', '}
                <a href={chartAddress(chart, state)}>{state.slice(chart.length + 1) || chart}</a>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </details>
  )
}

function unruledOf({ charts }: GalleryData): readonly { chart: string; states: readonly string[] }[] {
  return charts
    .map(({ graph }) => {
      const ruled = new Set(graph.transitions.filter((one) => one.requirements.length > 0).map(({ source }) => source))
      const states = statesBelow(graph.root).filter(
        ({ id, kind, requirements }) => kind !== 'history' && requirements.length === 0 && !ruled.has(id),
      )
      return { chart: graph.id, states: states.map(({ id }) => id) }
    })
    .filter(({ states }) => states.length > 0)
}
