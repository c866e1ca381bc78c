import { useMemo } from 'react'

import { Button } from '#components/action/Button.tsx'

import { ChartView } from '../../paint/ChartView.tsx'
import type { DrawnChart } from '../../gallery-data.ts'
import type { State } from '../../graph/chart-graph.ts'
import { indexOf, statesBelow } from '../../paint/chart-index.ts'
import { invokeKey } from '../../paint/marks.ts'
import type { ActorRecord } from '../../trace/trace.ts'
import type { InspectorRef } from '../inspector.machine.ts'
import { leavesOf } from '../log/words.ts'
import { childOf, marksOf } from '../moment/marks.ts'
import type { ActorState } from '../moment/actor-state.ts'
import { tabOf } from '../recording.ts'
import { useActor, useActors, useChart, useContextOf, useActorState, useCan } from '../use-inspector.ts'
import { SeenChart } from './SeenChart.tsx'
import { Waits } from './Waits.tsx'
import { Why } from './Why.tsx'

/** The drawn chart of the chosen actor, with where it stands. */
export function ChartPanel({ inspector }: { readonly inspector: InspectorRef }) {
  const actor = useActor(inspector)
  const chart = useChart(inspector, actor)
  const actorState = useActorState(inspector, actor)
  if (!actor || !actorState) return <section className="in-chart" aria-label="Chart" />
  const leaves = actorState.value === undefined ? [] : leavesOf(actorState.value)
  return (
    <section className="in-chart" aria-label="Chart">
      <div className="in-chart-head">
        <h2>{actor.name}</h2>
        <p aria-live="polite">{leaves.join(' · ')}</p>
      </div>
      {actorState.ignored && <Why inspector={inspector} record={actorState.ignored} event={actorState.event} />}
      {chart ? (
        <Drawn inspector={inspector} actor={actor} chart={chart} actorState={actorState} />
      ) : actor.chart === undefined ? (
        <p className="in-note">
          {actor.src ?? actor.name} is a call or a listener and has no chart. What reached it stands in the log.
        </p>
      ) : (
        <SeenChart inspector={inspector} actor={actor} actorState={actorState} />
      )}
    </section>
  )
}

const millisecondsSince = (began: string) => performance.timeOrigin + performance.now() - Date.parse(began)

interface DrawnProps {
  readonly inspector: InspectorRef
  readonly actor: ActorRecord
  readonly chart: DrawnChart
  readonly actorState: ActorState
}

function Drawn({ inspector, actor, chart: { graph, picture }, actorState }: DrawnProps) {
  const actors = useActors(inspector)
  const transition = useContextOf(inspector, ({ transition }) => transition)
  const zoom = useContextOf(inspector, ({ zoom }) => zoom)
  const isLive = useContextOf(inspector, ({ at, file }) => at === null && file === null)
  const began = useContextOf(inspector, (context) => (context.file?.trace ?? tabOf(context))?.began ?? '')
  const can = useCan(inspector, actor)
  const marks = useMemo(() => {
    const last = Math.max(0, ...[...actorState.timers.values()].map(({ from }) => from))
    // A timer of a live chart began that long ago; in a recording it stands where it was set.
    const now = isLive ? millisecondsSince(began) : last
    return marksOf(graph, { actorState, actors, actor: actor.actor, now, isLive, can })
  }, [graph, actorState, actors, actor, isLive, began, can])
  const leaf = actorState.value === undefined ? null : innermost(graph.root, marks.active)
  const others = actorState.steps
    .flatMap(({ transitions }) => transitions)
    .filter((key) => !indexOf(graph).transitions.has(key))
  const children = [...indexOf(graph).states.values()].flatMap(({ id: state, invokes }) =>
    invokes.flatMap((invoke) => {
      const key = invokeKey(state, invoke.id)
      const child = marks.running?.has(key) ? childOf(actors, actor.actor, invoke) : undefined
      return child === undefined ? [] : [{ key, id: invoke.id, child }]
    }),
  )
  const choose = (child: string) => inspector.send({ type: 'actor.choose', actor: child })
  const point = (transition: string) => inspector.send({ type: 'transition.choose', actor: actor.actor, transition })
  return (
    <>
      {others.length > 0 && (
        <p className="in-note">
          The recording comes from another build: its chart has transitions that this drawing lacks ({others.join(', ')}
          ).
        </p>
      )}
      {children.length > 0 && (
        <p className="in-running">
          <span>Running</span>
          {children.map(({ key, id, child }) => (
            <Button key={key} variant="quiet" onClick={() => choose(child)}>
              {id}
            </Button>
          ))}
        </p>
      )}
      <Waits graph={graph} marks={marks} onChoose={point} />
      <ChartView
        picture={picture}
        graph={graph}
        marks={marks}
        selected={transition ?? actorState.steps.at(-1)?.transitions.at(-1) ?? leaf}
        label={`Chart of ${graph.id}`}
        zoom={zoom}
        onZoom={(next) => inspector.send({ type: 'chart.zoom', zoom: next })}
        onSelect={(item) => {
          if (item.includes('::')) point(item)
        }}
        opens={new Set(children.map(({ key }) => key))}
        onOpen={(invoke) => {
          const child = children.find(({ key }) => key === invoke)?.child
          if (child !== undefined) choose(child)
        }}
      />
    </>
  )
}

/** The first active state that has no active one in it. */
const innermost = (root: State, active: ReadonlySet<string> | undefined): string | undefined =>
  statesBelow(root).find(({ id, states }) => active?.has(id) && !states.some((child) => active.has(child.id)))?.id
