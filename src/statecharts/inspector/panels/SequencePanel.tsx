import { useMemo } from 'react'

import type { InspectorRef } from '../inspector.machine.ts'
import { nameOf, type Names } from '../log/names.ts'
import { OUTSIDE, placeOf, sequenceOf, type Arrow, type Sequence } from '../sequence/sequence.ts'
import { useContextOf, useLog, useNames, useRecords } from '../use-inspector.ts'
import { VirtualRows } from './VirtualRows.tsx'

const ROW_HEIGHT = 34
const LANE_WIDTH = 150
const BAR_WIDTH = 8

const laneX = (lane: number) => lane * LANE_WIDTH + LANE_WIDTH / 2

/** Which actor sent what to which, from top to bottom. */
export function SequencePanel({ inspector }: { readonly inspector: InspectorRef }) {
  const rows = useLog(inspector)
  const records = useRecords(inspector)
  const names = useNames(inspector)
  const at = useContextOf(inspector, ({ at }) => at)
  const isLive = useContextOf(inspector, ({ at, file }) => at === null && file === null)
  const sequence = useMemo(() => sequenceOf(rows, records), [rows, records])
  const { lanes, arrows } = sequence
  const width = lanes.length * LANE_WIDTH
  const chosen = at === null ? -1 : placeOf(arrows, at + 1) - 1
  const laneOf = useMemo(() => new Map(lanes.map((lane, index) => [lane, index])), [lanes])
  const heads = useMemo(() => <Heads lanes={lanes} names={names} />, [lanes, names])
  if (arrows.length === 0) return <p className="in-note">No event is let through by the filters of the log.</p>
  return (
    <div className="in-sequence">
      <VirtualRows
        label="Sequence"
        count={arrows.length}
        head={heads}
        rowHeight={ROW_HEIGHT}
        width={width}
        chosen={chosen}
        isFollowing={isLive}
        spanOf={(index) => {
          const ends = [arrows[index]?.from ?? OUTSIDE, arrows[index]?.to ?? OUTSIDE].map(
            (lane) => laneOf.get(lane) ?? 0,
          )
          return [Math.min(...ends) * LANE_WIDTH, (Math.max(...ends) + 1) * LANE_WIDTH]
        }}
        onChoose={(index) => {
          const arrow = arrows[index]
          if (arrow) inspector.send({ type: 'record.choose', n: arrow.event.n })
        }}
        renderGround={(first, last) => (
          <Lanes sequence={sequence} laneOf={laneOf} first={first} last={last} width={width} />
        )}
        renderRow={(index) => {
          const arrow = arrows[index]
          return arrow && <ArrowLine arrow={arrow} laneOf={laneOf} names={names} width={width} />
        }}
      />
    </div>
  )
}

function Heads({ lanes, names }: { readonly lanes: readonly string[]; readonly names: Names }) {
  return (
    <span className="in-lane-heads">
      {lanes.map((lane) => (
        <span key={lane} className="in-lane-head" style={{ width: LANE_WIDTH }}>
          {lane === OUTSIDE ? 'outside' : nameOf(names, lane)}
        </span>
      ))}
    </span>
  )
}

interface LanesProps {
  readonly sequence: Sequence
  readonly laneOf: ReadonlyMap<string, number>
  readonly first: number
  readonly last: number
  readonly width: number
}

/** The lines of the actors, and a bar while an invoked one runs. */
function Lanes({ sequence: { lanes, bars }, laneOf, first, last, width }: LanesProps) {
  const top = first * ROW_HEIGHT
  const height = (last - first) * ROW_HEIGHT
  const inSight = bars.filter(({ from, to }) => from < last && to >= first)
  return (
    <svg className="in-lanes" width={width} height={height} style={{ top }} aria-hidden="true">
      {lanes.map((lane, index) => (
        <path key={lane} className="in-lane" d={`M${laneX(index)} 0V${height}`} />
      ))}
      {inSight.map(({ lane, from, to }) => (
        <rect
          key={`${lane} ${from}`}
          className="in-lane-bar"
          x={laneX(laneOf.get(lane) ?? 0) - BAR_WIDTH / 2}
          y={Math.max(0, from * ROW_HEIGHT - top)}
          width={BAR_WIDTH}
          height={Math.max(
            ROW_HEIGHT / 2,
            Math.min(height, to * ROW_HEIGHT - top) - Math.max(0, from * ROW_HEIGHT - top),
          )}
          rx={3}
        />
      ))}
    </svg>
  )
}

interface ArrowLineProps {
  readonly arrow: Arrow
  readonly laneOf: ReadonlyMap<string, number>
  readonly names: Names
  readonly width: number
}

function ArrowLine({ arrow: { from, to, event, count }, laneOf, names, width }: ArrowLineProps) {
  const start = laneX(laneOf.get(from) ?? 0)
  const end = laneX(laneOf.get(to) ?? 0)
  const type = event.event.type
  const words = count > 1 ? `${type} × ${count}` : type
  const isSelf = from === to
  const direction = end > start ? 1 : -1
  const y = ROW_HEIGHT - 9
  return (
    <svg
      className="in-arrow"
      width={width}
      height={ROW_HEIGHT}
      role="img"
      aria-label={`${from === OUTSIDE ? 'outside' : nameOf(names, from)} to ${nameOf(names, to)}: ${words}`}
    >
      {isSelf ? (
        <path className="in-arrow-line" d={`M${start} ${y - 12}h22v12H${start + 7}`} />
      ) : (
        <path className="in-arrow-line" d={`M${start} ${y}H${end - 7 * direction}`} />
      )}
      <path
        className="in-arrow-head"
        d={isSelf ? `M${start + 2} ${y}l8 -4v8z` : `M${end - direction} ${y}l${-8 * direction} -4v8z`}
      />
      <text
        className="in-arrow-words"
        x={isSelf ? start + 28 : (start + end) / 2}
        y={isSelf ? y - 2 : y - 5}
        textAnchor={isSelf ? 'start' : 'middle'}
      >
        {words}
      </text>
    </svg>
  )
}
