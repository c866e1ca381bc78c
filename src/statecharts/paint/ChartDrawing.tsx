import { memo } from 'react'

import type { ChartGraph, Transition } from '../graph/chart-graph.ts'
import type { Edge, Picture } from '../layout/picture.ts'
import { wordsIn } from './badge-spot.ts'
import { indexOf } from './chart-index.ts'
import { classNames } from './class-names.ts'
import { EdgeLine } from './EdgeLine.tsx'
import { invokeKey, markOf, type Marks } from './marks.ts'
import { StateBox } from './StateBox.tsx'
import { TransitionChip } from './TransitionChip.tsx'

export interface ChartDrawingProps {
  readonly picture: Picture
  /** Whose picture it is; none for the map. */
  readonly graph?: ChartGraph | undefined
  readonly marks?: Marks | undefined
  /** The id of a state or the key of a transition. */
  readonly selected?: string | null | undefined
  /** The invokes that a press opens, by `invokeKey`. */
  readonly opens?: ReadonlySet<string> | undefined
}

const UNMARKED: Marks = {}

/** All that is drawn of a chart: boxes, then lines, then the words on them. */
export const ChartDrawing = memo(function ChartDrawing({
  picture,
  graph,
  marks = UNMARKED,
  selected = null,
  opens,
}: ChartDrawingProps) {
  const index = graph && indexOf(graph)
  const transitionOf = (key: string) => index?.transitions.get(key)
  const around = wordsIn(picture)
  const chip = (key: string, transition: Transition | undefined) => ({
    item: key,
    transition,
    mark: markOf(marks, key),
    isSelected: key === selected,
    timer: marks.timers?.[key],
    around,
  })
  return (
    <>
      <g>
        {picture.boxes.map((box) => {
          const state = index?.states.get(box.state)
          const idsIn = (keys: ReadonlySet<string> | undefined) =>
            (state?.invokes ?? []).flatMap(({ id }) => (keys?.has(invokeKey(box.state, id)) ? [id] : [])).join(' ')
          return (
            <StateBox
              key={box.state}
              box={box}
              state={state}
              depth={index?.depths.get(box.state) ?? 0}
              classes={stateClasses(marks, box.state, selected)}
              running={idsIn(marks.running)}
              opens={idsIn(opens)}
            />
          )
        })}
      </g>
      <g>
        {picture.edges.map((edge) => (
          <EdgeLine key={edge.id} edge={edge} classes={edgeClasses(marks, edge, selected)} />
        ))}
      </g>
      <g>
        {picture.boxes.flatMap(({ rows }) =>
          rows.map(
            ({ kind, transition, ...row }) =>
              kind === 'transition' &&
              transition !== undefined && (
                <TransitionChip key={transition} {...row} kind={kind} {...chip(transition, transitionOf(transition))} />
              ),
          ),
        )}
        {picture.edges.flatMap(({ labels, pill }) =>
          labels.map(({ transition, ...label }) => (
            <TransitionChip
              key={transition}
              {...label}
              kind="label"
              isBare={pill !== undefined}
              {...chip(transition, transitionOf(transition))}
            />
          )),
        )}
      </g>
    </>
  )
})

function stateClasses({ active, added, removed, changed }: Marks, state: string, selected: string | null): string {
  return classNames(
    active?.has(state) && 'is-active',
    added?.has(state) && 'is-added',
    removed?.has(state) && 'is-removed',
    changed?.has(state) && 'is-changed',
    state === selected && 'is-selected',
  )
}

/** A line is marked as one of its transitions is, but as never taken only where all of them are. */
function edgeClasses(marks: Marks, { labels }: Edge, selected: string | null): string {
  const classes = labels.map(({ transition }) => markOf(marks, transition).classes.split(' '))
  const every = (name: string) => classes.length > 0 && classes.every((one) => one.includes(name))
  const some = (name: string) => classes.some((one) => one.includes(name))
  return classNames(
    some('is-fired') && 'is-fired',
    every('is-ignored') && 'is-ignored',
    every('is-never') && 'is-never',
    some('is-covered') && 'is-covered',
    every('is-added') && 'is-added',
    every('is-removed') && 'is-removed',
    every('is-changed') && 'is-changed',
    labels.some(({ transition }) => transition === selected) && 'is-selected',
  )
}
