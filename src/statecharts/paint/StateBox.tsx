import { memo } from 'react'

import type { Invoke, State } from '../graph/chart-graph.ts'
import type { Box, Row } from '../layout/picture.ts'
import { classNames } from './class-names.ts'
import { Icon, rowIcon } from './icons.tsx'
import { invokeKey } from './marks.ts'
import { ICON_ROOM, LINE_HEIGHT } from '../layout/text-styles.ts'
import { stateTitle } from './titles.ts'
import { Words } from './Words.tsx'

export interface StateBoxProps {
  readonly box: Box
  readonly state: State | undefined
  readonly depth: number
  /** Class names of what is marked about it. */
  readonly classes: string
  /** The ids of its invokes that run, joined: a plain value, so that the box is drawn again only where it changes. */
  readonly running: string
  /** Those that a press opens, joined likewise. */
  readonly opens: string
}

/** The frame of a state, its rule and those of its rows that are no transitions. */
export const StateBox = memo(function StateBox({ box, state, depth, classes, running, opens }: StateBoxProps) {
  const { x, y, width, height, rows } = box
  if (state?.kind === 'history') return <HistoryMark box={box} state={state} classes={classes} />
  const isLeaf = !state || state.states.length === 0
  const shape = classNames(
    'vc-state',
    isLeaf && 'is-leaf',
    box.isRegion && 'is-region',
    depth % 2 === 1 && 'is-odd',
    classes,
  )
  const name = rows.findLast(({ kind }) => kind === 'name' || kind === 'description')
  const hasMore = rows.some(({ kind }) => kind !== 'name' && kind !== 'description')
  const invokes = state?.invokes ?? []
  return (
    <g className={shape} data-item={box.state}>
      {state && <title>{stateTitle(state)}</title>}
      <rect className="vc-box" x={x} y={y} width={width} height={height} rx={10} />
      {state?.kind === 'final' && (
        <rect className="vc-inner" x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={7} />
      )}
      {name && hasMore && <path className="vc-rule" d={`M${x} ${name.y + name.height + 3}H${x + width}`} />}
      {rows.map((row, index) => {
        const invoke = row.kind === 'invoke' ? invokeOf(rows, index, invokes) : undefined
        return (
          <BoxRow
            key={`${row.kind} ${row.y} ${row.x}`}
            row={row}
            isRunning={isAmong(running, invoke)}
            opens={invoke && isAmong(opens, invoke) ? invokeKey(box.state, invoke.id) : undefined}
          />
        )
      })}
    </g>
  )
})

const invokeOf = (rows: readonly Row[], index: number, invokes: State['invokes']): Invoke | undefined =>
  invokes[rows.slice(0, index).filter(({ kind }) => kind === 'invoke').length]

const isAmong = (ids: string, invoke: Invoke | undefined): boolean =>
  invoke !== undefined && ids.split(' ').includes(invoke.id)

interface BoxRowProps {
  readonly row: Row
  readonly isRunning: boolean
  readonly opens: string | undefined
}

function BoxRow({ row, isRunning, opens }: BoxRowProps) {
  const { kind, text, x, y } = row
  if (kind === 'transition') return null
  const icon = rowIcon(kind)
  const middle = y + LINE_HEIGHT / 2
  return (
    <g className={isRunning ? 'is-running' : undefined} data-row={kind} data-opens={opens}>
      {icon && <Icon name={icon} x={x} y={middle - 6} />}
      {isRunning && <circle className="vc-pulse" cx={x + 6} cy={middle} r={2} />}
      <Words text={text} kind={kind} x={x + (icon ? ICON_ROOM : 0)} y={y} />
    </g>
  )
}

function HistoryMark({ box, state, classes }: { readonly box: Box; readonly state: State; readonly classes: string }) {
  const { x, y, width, height } = box
  return (
    <g className={classNames('vc-state is-leaf', classes)} data-item={box.state}>
      <title>{`${stateTitle(state)}\nReturns to where it was left.`}</title>
      <circle className="vc-box" cx={x + width / 2} cy={y + height / 2} r={Math.min(width, height) / 2} />
      <text x={x + width / 2} y={y + height / 2 + 5} textAnchor="middle" fontWeight={650}>
        {state.history === 'deep' ? 'H*' : 'H'}
      </text>
    </g>
  )
}
