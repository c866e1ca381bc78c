import { memo } from 'react'

import type { DrawnChart, Holder, RequirementTrace } from '../gallery-data.ts'
import { causeText } from '../paint/titles.ts'
import { useGallery } from './gallery-context.tsx'
import { Jump } from './Jump.tsx'
import { NamingTests } from './NamingTests.tsx'

/** A rule with the states, transitions and tests that hold it; those of one chart only where it is named. */
export const RequirementRow = memo(function RequirementRow({
  trace,
  chart,
}: {
  readonly trace: RequirementTrace
  readonly chart?: string
}) {
  const { charts } = useGallery().data
  const holders = trace.holders.filter((holder) => chart === undefined || holder.chart === chart)
  return (
    <li className="sc-requirement">
      <p>{trace.rule}</p>
      <p className="sc-id">{trace.id}</p>
      <div className="sc-holders">
        <div>
          <h3>Charts</h3>
          {holders.length === 0 ? (
            <p className="sc-soft">No state and no transition.</p>
          ) : (
            <ul className="sc-items">
              {holders.map((holder) => (
                <li key={`${holder.chart} ${holder.at}`}>
                  <Jump chart={holder.chart} item={holder.at} text={nameOf(holder, charts)} />
                </li>
              ))}
            </ul>
          )}
        </div>
        <div>
          <h3>Tests</h3>
          {trace.tests.length === 0 ? <p className="sc-soft">No test.</p> : <NamingTests tests={trace.tests} />}
        </div>
      </div>
    </li>
  )
})

/** A state by its path, a transition by its state and what it answers. */
function nameOf({ chart, at }: Holder, charts: readonly DrawnChart[]): string {
  const { transitions = [] } = charts.find(({ graph }) => graph.id === chart)?.graph ?? {}
  const transition = transitions.find(({ key }) => key === at)
  return transition ? `${transition.source}: ${causeText(transition)}` : at
}
