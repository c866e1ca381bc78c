import { useMemo } from 'react'

import { Button } from '#components/action/Button.tsx'

import { ChartView } from '../../paint/ChartView.tsx'
import type { DrawnChart } from '../../gallery-data.ts'
import type { State } from '../../graph/chart-graph.ts'
import { indexOf } from '../../paint/chart-index.ts'
import type { ActorRecord } from '../../trace/trace.ts'
import type { InspectorRef } from '../inspector.machine.ts'
import { leavesOf } from '../log/words.ts'
import { childOf, marksOf } from '../moment/marks.ts'
import type { Standing } from '../moment/standing.ts'
import { tabOf } from '../recording.ts'
import { useActor, useActors, useChart, useContextOf, useStanding } from '../use-inspector.ts'
import { SeenChart } from './SeenChart.tsx'
import { Why } from './Why.tsx'

/** The drawn chart of the chosen actor, with where it stands. */
export function ChartPanel({ inspector }: { readonly inspector: InspectorRef }) {
  const actor = useActor(inspector)
  const chart = useChart(inspector, actor)
  const standing = useStanding(inspector, actor)
  if (!actor || !standing) return <section className="in-chart" aria-label="Chart" />
  const leaves = standing.value === undefined ? [] : leavesOf(standing.value)
  return (
    <section className="in-chart" aria-label="Chart">
      <div className="in-chart-head">
        <h2>{actor.name}</h2>
        <p aria-live="polite">{leaves.join(' · ')}</p>
      </div>
      {standing.ignored && <Why inspector={inspector} record={standing.ignored} event={standing.event} />}
      {chart ? (
        <Drawn inspector={inspector} actor={actor} chart={chart} standing={standing} />
      ) : actor.chart === undefined ? (
        <p className="in-note">
          {actor.src ?? actor.name} is a call or a listener and has no chart. What reached it stands in the log.
        </p>
      ) : (
        <SeenChart inspector={inspector} actor={actor} standing={standing} />
      )}
    </section>
  )
}

const millisecondsSince = (began: string) => performance.timeOrigin + performance.now() - Date.parse(began)

interface DrawnProps {
  readonly inspector: InspectorRef
  readonly actor: ActorRecord
  readonly chart: DrawnChart
  readonly standing: Standing
}

function Drawn({ inspector, actor, chart: { graph, picture }, standing }: DrawnProps) {
  const actors = useActors(inspector)
  const transition = useContextOf(inspector, ({ transition }) => transition)
  const zoom = useContextOf(inspector, ({ zoom }) => zoom)
  const isLive = useContextOf(inspector, ({ at, file }) => at === null && file === null)
  const began = useContextOf(inspector, (context) => (context.file?.trace ?? tabOf(context))?.began ?? '')
  const marks = useMemo(() => {
    const last = Math.max(0, ...[...standing.timers.values()].map(({ from }) => from))
    // A timer of a live chart began that long ago; in a recording it stands where it was set.
    const now = isLive ? millisecondsSince(began) : last
    return marksOf(graph, { standing, actors, actor: actor.actor, now, isLive })
  }, [graph, standing, actors, actor, isLive, began])
  const [first] = standing.value === undefined ? [] : leavesOf(standing.value)
  const leaf = first === undefined ? null : `${graph.id}.${first}`
  const others = standing.steps
    .flatMap(({ transitions }) => transitions)
    .filter((key) => !indexOf(graph).transitions.has(key))
  const invokes = [...indexOf(graph).states.values()].flatMap((state) => invokesOf(state, marks.running))
  return (
    <>
      {others.length > 0 && (
        <p className="in-note">
          The recording comes from another build: its chart has transitions that this drawing lacks ({others.join(', ')}
          ).
        </p>
      )}
      {invokes.length > 0 && (
        <p className="in-running">
          <span>Running</span>
          {invokes.map((invoke) => {
            const child = childOf(actors, actor.actor, invoke)
            return (
              child !== undefined && (
                <Button
                  key={invoke.id}
                  variant="quiet"
                  onClick={() => inspector.send({ type: 'actor.choose', actor: child })}
                >
                  {invoke.id}
                </Button>
              )
            )
          })}
        </p>
      )}
      <ChartView
        picture={picture}
        graph={graph}
        marks={marks}
        selected={transition ?? standing.steps.at(-1)?.transitions.at(-1) ?? leaf}
        label={`Chart of ${graph.id}`}
        zoom={zoom}
        onZoom={(next) => inspector.send({ type: 'chart.zoom', zoom: next })}
        onSelect={(item) => {
          if (item.includes('::')) inspector.send({ type: 'transition.choose', actor: actor.actor, transition: item })
        }}
      />
    </>
  )
}

function invokesOf(state: State, running: ReadonlySet<string> | undefined) {
  return state.invokes.filter(({ id }) => running?.has(`${state.id}!${id}`))
}
