import type { ReactNode } from 'react'
import X from 'lucide-react/icons/x'

import { IconButton } from '#components/action/IconButton.tsx'

import type { State, Transition } from '../graph/chart-graph.ts'
import type { DrawnChart } from '../gallery-data.ts'
import { indexOf } from '../paint/chart-index.ts'
import { invokeKey } from '../paint/marks.ts'
import { causeText } from '../paint/titles.ts'
import { useGallery, useGalleryState, useSend } from './gallery-context.tsx'
import { chartAddress } from './place.ts'
import { Rules } from './Rules.tsx'
import { startedBy } from './started.ts'
import { guardParts } from '../graph/guard-parts.ts'
import { Named } from './Named.tsx'
import { Held, Jump } from './Jump.tsx'
import { inBrowser, ofLongRun, ownTransitions } from './summary.ts'
import { timesText, Walked } from './Walked.tsx'

export function Details({ chart }: { readonly chart: DrawnChart }) {
  const send = useSend()
  const item = useGalleryState(({ context }) => context.item)
  const { states, transitions } = indexOf(chart.graph)
  const state = states.get(item ?? '')
  const transition = transitions.get(item ?? '')
  return (
    <section className="sc-details" aria-label="Details">
      {item === null ? (
        <Gaps chart={chart} />
      ) : (
        <>
          <div className="sc-details-head">
            <h2>{state ? state.name : transition && causeText(transition)}</h2>
            <IconButton
              label="Leave the selection"
              icon={<X size={18} />}
              onClick={() => send({ type: 'item.leave' })}
            />
          </div>
          {state && <StateDetails chart={chart} state={state} />}
          {transition && <TransitionDetails chart={chart} transition={transition} />}
        </>
      )}
    </section>
  )
}

function StateDetails({ chart, state }: { readonly chart: DrawnChart; readonly state: State }) {
  const { data } = useGallery()
  const { graph } = chart
  const own = graph.transitions.filter(({ source }) => source === state.id)
  const started = startedBy(graph, data)
  return (
    <>
      <p className="sc-id">{state.id}</p>
      <p>{state.description}</p>
      <dl className="sc-pairs">
        <Pair name="Kind">{state.kind}</Pair>
        <Pair name="Begins in">{state.initial && <Jump chart={graph.id} item={state.initial} />}</Pair>
        <Pair name="Tags">{state.tags.join(', ')}</Pair>
        <Pair name="On entry">{state.entry.length > 0 && <Named chart={chart} names={state.entry} />}</Pair>
        <Pair name="On exit">{state.exit.length > 0 && <Named chart={chart} names={state.exit} />}</Pair>
        <Pair name="Runs">
          {state.invokes.length > 0 && (
            <Items>
              {state.invokes.map(({ id, src }) => {
                const other = started.get(invokeKey(state.id, id))
                return <li key={id}>{other === undefined ? src : <a href={chartAddress(other)}>{src}</a>}</li>
              })}
            </Items>
          )}
        </Pair>
        <Pair name="Transitions">
          {own.length > 0 && (
            <Items>
              {own.map((transition) => (
                <li key={transition.key}>
                  <Jump chart={graph.id} item={transition.key} text={causeText(transition)} />
                  {transition.guard !== undefined && <span className="sc-soft"> if {transition.guard}</span>}
                </li>
              ))}
            </Items>
          )}
        </Pair>
      </dl>
      <Rules ids={state.requirements} />
    </>
  )
}

function TransitionDetails({ chart, transition }: { readonly chart: DrawnChart; readonly transition: Transition }) {
  const { graph, evidence } = chart
  const { key, source, branch, branches, guard, targets, actions, description, reenter } = transition
  const holder = evidence.shared[key]
  const outcomes = evidence.guards[key]
  const way = evidence.ways[key]
  return (
    <>
      <p className="sc-id">{key}</p>
      {description !== undefined && <p>{description}</p>}
      <dl className="sc-pairs">
        <Pair name="From">
          <Jump chart={graph.id} item={source} />
        </Pair>
        <Pair name="Guard">
          {guard !== undefined && (
            <>
              {guardParts(guard).length > 1 && guard}
              <Named chart={chart} names={guardParts(guard)} />
            </>
          )}
        </Pair>
        <Pair name="Branch">
          {branches > 1 && `${branch + 1} of ${branches}; the first whose guard holds is taken`}
        </Pair>
        <Pair name="Does">{actions.length > 0 && <Named chart={chart} names={actions} />}</Pair>
        <Pair name="Goes to">
          {targets.length > 0 ? (
            <Items>
              {targets.map((target) => (
                <li key={target}>
                  <Jump chart={graph.id} item={target} />
                </li>
              ))}
            </Items>
          ) : (
            (reenter && 'its own state, anew') || 'stays in its state'
          )}
        </Pair>
        <Pair name="Taken by actors">{holder ? <Held holder={holder} /> : timesText(evidence.actor[key])}</Pair>
        <Pair name="Taken by walks in a browser">
          <Walked evidence={evidence} transition={key} />
        </Pair>
        <Pair name="Its guard">
          {outcomes && `held ${timesText(outcomes.held)}, refused ${timesText(outcomes.refused)}`}
        </Pair>
      </dl>
      {way && (
        <>
          <h3>The shortest way to it</h3>
          <ol className="sc-way">
            {way.map((step, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a way may take the same step twice
              <li key={index}>{step}</li>
            ))}
          </ol>
        </>
      )}
      <Rules ids={transition.requirements} />
    </>
  )
}

/** Shows what the tests haven't reached while nothing is selected. */
function Gaps({ chart }: { readonly chart: DrawnChart }) {
  const { graph, evidence } = chart
  const withCount = (counts: Readonly<Record<string, number>>, count: number | undefined) =>
    ownTransitions(chart).filter(({ key }) => counts[key] === count)
  const groups = [
    ['Never taken by an actor', withCount(evidence.actor, 0)],
    ['Never taken in a browser', withCount(inBrowser(chart) ?? {}, 0)],
    ['Taken in a browser by the long run only', ofLongRun(chart)],
    ['Not measured since the chart has changed', withCount(evidence.actor, undefined)],
  ] as const
  return (
    <>
      <h2>Details</h2>
      <p className="sc-soft">Select a state or a transition to see what is known of it.</p>
      {groups.map(
        ([name, gaps]) =>
          gaps.length > 0 && (
            <div key={name}>
              <h3>
                {name} ({gaps.length})
              </h3>
              <ul className="sc-items">
                {gaps.map((transition) => (
                  <li key={transition.key}>
                    <Jump
                      chart={graph.id}
                      item={transition.key}
                      text={`${transition.source}: ${causeText(transition)}`}
                    />
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </>
  )
}

function Pair({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const Items = ({ children }: { readonly children: ReactNode }) => <ul className="sc-items">{children}</ul>
