import { BADGE_HEIGHT as HEIGHT, badgeWidth, shortCount, type Badge as BadgeData } from './marks.ts'

const SIGNS: Readonly<Record<BadgeData['kind'], string>> = {
  covered: 'M3.5 7.2L6 9.6L10 4.6',
  never: 'M7 4.2a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 0 0 0-5.6',
  partly: 'M3.5 7H10.5',
  added: 'M7 3.5V10.5M3.5 7H10.5',
  removed: 'M3.5 7H10.5',
  changed: 'M7 3.5V8.5M4.5 6H9.5M4.5 10.5H9.5',
  refused: 'M4.5 4.5L9.5 9.5M9.5 4.5L4.5 9.5',
}

/** A sign with a few words, behind what it marks: x is where that ends, y the middle of its first line. */
export function Badge({ badge, x, y }: { readonly badge: BadgeData; readonly x: number; readonly y: number }) {
  const width = badgeWidth(badge.text)
  return (
    <g data-badge={badge.kind} transform={`translate(${Math.round(x)} ${Math.round(y - HEIGHT / 2)})`}>
      <title>{badge.title}</title>
      <rect className="vc-badge" width={width} height={HEIGHT} rx={HEIGHT / 2} />
      <path className="vc-sign" d={SIGNS[badge.kind]} />
      {badge.text && (
        <text className="vc-badge-text" x={13} y={11}>
          {badge.text}
        </text>
      )}
    </g>
  )
}

/** The place of a transition among the branches of its event. */
export function OrderNumber({ order, x, y }: { readonly order: number; readonly x: number; readonly y: number }) {
  return (
    <g>
      <title>{`Branch ${order}: tried in this order, and the first whose guard holds is taken.`}</title>
      <circle className="vc-order" cx={x} cy={y} r={6.5} />
      <text className="vc-order-number" x={x} y={y + 3.5}>
        {shortCount(order)}
      </text>
    </g>
  )
}
