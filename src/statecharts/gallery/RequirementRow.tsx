import { memo } from 'react'

import type { RequirementTrace } from '../gallery-data.ts'
import { NamingTests } from './NamingTests.tsx'
import { chartAddress } from './place.ts'

/** A rule with the states, transitions and tests that hold it; those of one chart only where it is named. */
export const RequirementRow = memo(function RequirementRow({
  trace,
  chart,
}: {
  readonly trace: RequirementTrace
  readonly chart?: string
}) {
  const holders = trace.holders.filter((holder) => chart === undefined || holder.chart === chart)
  return (
    <li className="sc-requirement">
      <p>
        {trace.rule} {!trace.built && <span className="sc-tag">not built yet</span>}
      </p>
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
                  <a href={chartAddress(holder.chart, holder.at)}>{holder.at}</a>
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
