import type { ComponentPropsWithRef } from 'react'

import { ChartDrawing, type ChartDrawingProps } from './ChartDrawing.tsx'
import { frameOf } from './frame.ts'

export interface ChartSvgProps
  extends ChartDrawingProps, Omit<ComponentPropsWithRef<'svg'>, 'className' | 'viewBox' | 'children'> {
  /** The accessible name of the drawing. */
  readonly label: string
  /** The style sheet of a standalone drawing; a page has it already (installChartStyle). */
  readonly sheet?: string
  readonly isSelectable?: boolean
}

/** A drawn chart. It is one image to assistive technology: tree and table say the same in words. */
export function ChartSvg({
  picture,
  graph,
  marks,
  selected,
  opens,
  label,
  sheet,
  isSelectable = false,
  ...svg
}: ChartSvgProps) {
  const { x, y, width, height } = frameOf(picture, marks)
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      {...svg}
      className={isSelectable ? 'vc-chart vc-selectable' : 'vc-chart'}
      viewBox={`${x} ${y} ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      {sheet !== undefined && <style>{sheet}</style>}
      {sheet !== undefined && <rect className="vc-ground" x={x} y={y} width={width} height={height} />}
      <ChartDrawing picture={picture} graph={graph} marks={marks} selected={selected} opens={opens} />
    </svg>
  )
}
