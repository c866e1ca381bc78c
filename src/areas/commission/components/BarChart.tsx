import './BarChart.css'

import { useId } from 'react'

import { scaleOf, stackOf } from './stacks.ts'

export type Tone = 'solid' | 'striped' | 'dotted'

export interface Bar {
  readonly id: string
  /** Below the bar. */
  readonly name: string
  /** All its figures as text, shown on hover. */
  readonly title: string
  readonly parts: readonly { readonly tone: Tone; readonly value: number }[]
}

export interface BarChartProps {
  /** Says what is drawn, and where the same figures can be read. */
  readonly label: string
  readonly bars: readonly Bar[]
  readonly legend: readonly { readonly tone: Tone; readonly label: string }[]
  readonly formatTick: (value: number) => string
}

/** Percents of a bar's place that stay free on either side of it. */
const MARGIN = 18

/** Stacked bars. The pattern, not the colour, tells the parts apart; a table must give the same figures to read. */
export function BarChart({ label, bars, legend, formatTick }: BarChartProps) {
  const id = useId()
  const { ticks, placeOf } = scaleOf(bars.map(({ parts }) => parts))
  const place = 100 / Math.max(1, bars.length)
  return (
    <figure className="vb-bars">
      <ul className="vb-bars-legend">
        {legend.map(({ tone, label: name }) => (
          <li key={tone}>
            <svg width="16" height="16" aria-hidden="true">
              <rect className="vb-bars-block" width="100%" height="100%" fill={`url(#${id}${tone})`} />
            </svg>
            <span>{name}</span>
          </li>
        ))}
      </ul>
      <div className="vb-bars-plot">
        <div className="vb-bars-ticks" aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick} translate="no">
              {formatTick(tick)}
            </span>
          ))}
        </div>
        <svg className="vb-bars-drawing" role="img" aria-label={label}>
          <Patterns id={id} />
          {ticks.map((tick) => (
            <line
              key={tick}
              className={tick === 0 ? 'vb-bars-zero' : 'vb-bars-line'}
              x1="0"
              x2="100%"
              y1={`${placeOf(tick)}%`}
              y2={`${placeOf(tick)}%`}
            />
          ))}
          {bars.map((bar, at) => (
            <g key={bar.id}>
              <title>{bar.title}</title>
              <rect x={`${at * place}%`} width={`${place}%`} height="100%" fill="none" pointerEvents="all" />
              {stackOf(bar.parts, placeOf).map(({ tone, top, height }) => (
                <rect
                  key={tone}
                  className="vb-bars-block"
                  x={`${(at + MARGIN / 100) * place}%`}
                  width={`${(1 - (2 * MARGIN) / 100) * place}%`}
                  y={`${top}%`}
                  height={`${height}%`}
                  fill={`url(#${id}${tone})`}
                />
              ))}
            </g>
          ))}
        </svg>
        <div className="vb-bars-names" aria-hidden="true">
          {bars.map(({ id: bar, name }) => (
            <span key={bar}>{name}</span>
          ))}
        </div>
      </div>
    </figure>
  )
}

function Patterns({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern id={`${id}solid`} width="8" height="8" patternUnits="userSpaceOnUse">
        <rect className="vb-bars-ink" width="8" height="8" />
      </pattern>
      <pattern id={`${id}striped`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className="vb-bars-ground" width="6" height="6" />
        <rect className="vb-bars-ink" width="3" height="6" />
      </pattern>
      <pattern id={`${id}dotted`} width="6" height="6" patternUnits="userSpaceOnUse">
        <rect className="vb-bars-ground" width="6" height="6" />
        <circle className="vb-bars-ink" cx="3" cy="3" r="1" />
      </pattern>
    </defs>
  )
}
