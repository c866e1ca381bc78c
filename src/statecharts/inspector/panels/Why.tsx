import { useMemo } from 'react'

import { guardParts } from '../../graph/guard-parts.ts'
import { askedBy } from '../../replay/guard-reads.ts'
import type { EventRecord, IgnoredRecord } from '../../trace/trace.ts'
import type { InspectorRef } from '../inspector.machine.ts'
import { MACHINES } from '../machines.ts'
import { actorStateOf } from '../moment/actor-state.ts'
import { indexAt } from '../recording.ts'
import { useContextOf, useNames, useRecords } from '../use-inspector.ts'

interface WhyProps {
  readonly inspector: InspectorRef
  readonly record: IgnoredRecord
  readonly event: EventRecord | undefined
}

/** Explains why an event moved nothing. */
export function Why({ inspector, record, event }: WhyProps) {
  const { actor, refused } = record
  const names = useNames(inspector)
  const type = event?.event.type ?? 'the event'
  const chart = names.get(actor)?.chart ?? actor
  if (refused.length === 0) {
    return (
      <p className="in-why">
        <span className="in-mark">Did not move</span>
        <button
          type="button"
          className="in-text-button"
          onClick={() => inspector.send({ type: 'actor.choose', actor })}
        >
          {`No active state of ${chart} takes ${type}.`}
        </button>
      </p>
    )
  }
  return (
    <div className="in-why">
      <span className="in-mark">Did not move</span>
      {refused.map((one) => (
        <Refusal key={one.transition} inspector={inspector} record={record} event={event} chart={chart} refusal={one} />
      ))}
    </div>
  )
}

interface RefusalProps extends WhyProps {
  readonly chart: string
  readonly refusal: IgnoredRecord['refused'][number]
}

/** A guard that refused, its meaning, and the values that it read. */
function Refusal({ inspector, record: { n, actor }, event, chart, refusal }: RefusalProps) {
  const { transition, guard } = refusal
  const records = useRecords(inspector)
  const meanings = useContextOf(inspector, ({ charts }) => charts.find(({ graph }) => graph.id === chart)?.meanings)
  const guards = useMemo(() => {
    const machine = MACHINES.get(chart)
    if (!machine || !event) return []
    const { context } = actorStateOf(records, actor, indexAt(records, n) + 1)
    return guardParts(guard).flatMap((part) =>
      askedBy(machine, { transition, guard: part }, { context, event: event.event }),
    )
  }, [records, chart, actor, n, transition, guard, event])
  const says = guardParts(guard).flatMap((part) => meanings?.[part]?.says ?? meanings?.[part]?.code ?? [])
  return (
    <span className="in-refusal">
      <button
        type="button"
        className="in-text-button"
        onClick={() => inspector.send({ type: 'transition.choose', actor, transition })}
      >
        {`The guard ${guard} said no.`}
      </button>
      {guards.length > 0 && (
        <span>{`It asked for ${guards.map(({ name, value }) => `${name}, which was ${value || 'not there'}`).join('; ')}.`}</span>
      )}
      {says.length > 0 && <span className="in-state">{says.join(' · ')}</span>}
    </span>
  )
}
