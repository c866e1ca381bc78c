import { memo } from 'react'

import type { Edge } from '../layout/picture.ts'
import { classNames } from './class-names.ts'
import { arrowPath, linePath } from './line-path.ts'

const PILL_RADIUS = 12

/** The line of an edge, without its words. */
export const EdgeLine = memo(function EdgeLine({ edge, classes }: { readonly edge: Edge; readonly classes: string }) {
  const { pieces, pill, isInitial } = edge
  const start = pieces[0]?.[0]
  const single = edge.labels.length === 1 ? edge.labels[0]?.transition : undefined
  return (
    <g className={classNames('vc-edge', classes)} data-edge={edge.id} data-item={single}>
      {pieces.map((corners, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- pieces have nothing else, and never change their order
        <path key={index} className="vc-line" d={linePath(corners)} />
      ))}
      {single !== undefined && <path className="vc-hit" d={pieces.map(linePath).join('')} />}
      {edge.targets.length > 0 && <path className="vc-arrow" d={arrowPath(pieces.at(-1) ?? [])} />}
      {isInitial && start && <circle className="vc-dot" cx={start.x} cy={start.y} r={5} />}
      {pill && <rect className="vc-pill" {...pill} rx={Math.min(PILL_RADIUS, pill.height / 2)} />}
    </g>
  )
})
