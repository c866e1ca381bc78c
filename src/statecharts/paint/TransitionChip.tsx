import type { Transition } from '../graph/chart-graph.ts'
import type { Rectangle } from '../layout/picture.ts'
import { Badge, OrderNumber } from './Badge.tsx'
import { badgeSpot } from './badge-spot.ts'
import { classNames } from './class-names.ts'
import { causeIcon, Icon } from './icons.tsx'
import { badgeWidth, type Timer, type TransitionMark } from './marks.ts'
import { ICON_ROOM, LINE_HEIGHT } from '../layout/text-styles.ts'
import { transitionTitle } from './titles.ts'
import { Words } from './Words.tsx'

export interface TransitionChipProps extends Rectangle {
  readonly item: string
  readonly text: string
  readonly kind: 'transition' | 'label'
  readonly transition: Transition | undefined
  readonly mark: TransitionMark
  readonly isSelected: boolean
  readonly timer?: Timer | undefined
  /** Stands in a pill, which is its ground. */
  readonly isBare?: boolean
  /** All words of the picture, which no badge is to hide. */
  readonly around: readonly Rectangle[]
}

/** The words of a transition, with what is marked about it. */
export function TransitionChip({
  item,
  text,
  kind,
  transition,
  mark,
  isSelected,
  timer,
  isBare = false,
  around,
  x,
  y,
  width,
  height,
}: TransitionChipProps) {
  const icon = transition && causeIcon(transition.cause)
  const isNumbered = transition !== undefined && transition.branches > 1
  const isIndented = icon !== undefined || isNumbered
  const at = { x, y, width, height }
  const middle = y + LINE_HEIGHT / 2
  return (
    <g
      className={classNames('vc-words', isBare && 'is-bare', mark.classes, isSelected && 'is-selected')}
      data-item={item}
    >
      {transition && <title>{transitionTitle(transition)}</title>}
      <rect className="vc-chip" x={x} y={y} width={width + 4} height={height} rx={4} />
      {timer ? <Ring timer={timer} x={x + 10} y={middle} /> : icon && <Icon name={icon} x={x + 4} y={middle - 6} />}
      <Words text={text} kind={kind} x={x + (isIndented ? ICON_ROOM : ICON_ROOM / 2)} y={y} />
      {isNumbered && <OrderNumber order={transition.branch + 1} x={icon ? x - 5 : x + ICON_ROOM / 2} y={middle} />}
      {mark.badge && (
        <Badge badge={mark.badge} {...badgeSpot(at, badgeWidth(mark.badge.text), { isIndented, around })} />
      )}
    </g>
  )
}

/** The rest of a running timer. */
function Ring({ timer, x, y }: { readonly timer: Timer; readonly x: number; readonly y: number }) {
  const { ms, passed, isPaused = false } = timer
  const share = ms > 0 ? Math.min(1, passed / ms) : 1
  return (
    <g transform={`translate(${x} ${y}) rotate(-90)`}>
      <title>{`Fires after ${ms} ms.`}</title>
      <circle className="vc-ring-ground" r={5.5} />
      <circle
        className={isPaused ? 'vc-ring is-paused' : 'vc-ring'}
        r={5.5}
        pathLength={1}
        strokeDashoffset={share}
        style={{ animationDuration: `${ms}ms`, animationDelay: `${-passed}ms` }}
      />
    </g>
  )
}
