import type { EventRecord, IgnoredRecord } from '../../trace/trace.ts'
import type { InspectorRef } from '../inspector.machine.ts'
import { useNames } from '../use-inspector.ts'

interface WhyProps {
  readonly inspector: InspectorRef
  readonly record: IgnoredRecord
  readonly event: EventRecord | undefined
}

/** Why an event moved nothing. */
export function Why({ inspector, record: { actor, refused }, event }: WhyProps) {
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
    <p className="in-why">
      <span className="in-mark">Did not move</span>
      {refused.map(({ transition, guard }) => (
        <button
          key={transition}
          type="button"
          className="in-text-button"
          onClick={() => inspector.send({ type: 'transition.choose', actor, transition })}
        >
          {`The guard ${guard} said no.`}
        </button>
      ))}
    </p>
  )
}
