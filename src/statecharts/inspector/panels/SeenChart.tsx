import type { ActorRecord } from '../../trace/trace.ts'
import type { InspectorRef } from '../inspector.machine.ts'
import type { ActorState } from '../moment/actor-state.ts'
import { seenOf, statesIn } from '../moment/seen.ts'
import { useRecords } from '../use-inspector.ts'

interface SeenChartProps {
  readonly inspector: InspectorRef
  readonly actor: ActorRecord
  readonly actorState: ActorState
}

/** A chart that this build does not have, as far as the recording shows it. */
export function SeenChart({ inspector, actor, actorState }: SeenChartProps) {
  const records = useRecords(inspector)
  const chart = actor.chart ?? actor.name
  const active = statesIn(chart, actorState.value)
  const fired = new Set(actorState.steps.flatMap(({ transitions }) => transitions))
  const { states, transitions } = seenOf(records, actor)
  return (
    <div className="in-seen">
      <p className="in-note">
        This build has no chart called {chart}. These are the states and transitions that the recording shows.
      </p>
      <ul>
        {states.map((state) => (
          <li key={state} className={active.has(state) ? 'is-active' : undefined}>
            {state}
            {active.has(state) && ' (active)'}
            <ul>
              {transitions
                .filter(({ source }) => source === state)
                .map(({ key, event }) => (
                  <li key={key} className={fired.has(key) ? 'is-fired' : undefined}>
                    {event}
                    {fired.has(key) && ' (taken last)'}
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}
