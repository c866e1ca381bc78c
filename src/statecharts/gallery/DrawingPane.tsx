import { useCallback, useMemo } from 'react'

import type { DrawnChart } from '../gallery-data.ts'
import { ChartView } from '../paint/ChartView.tsx'
import type { Overlay } from './gallery.events.ts'
import { useGallery, useGalleryState, useSend } from './gallery-context.tsx'
import { Legend } from './Legend.tsx'
import { overlayOf } from './overlay-marks.ts'
import { chartAddress } from './place.ts'
import { DRAWING_ID } from './provide.ts'
import { startedBy } from './started.ts'

const OVERLAYS: readonly (readonly [Overlay, string])[] = [
  ['none', 'Nothing'],
  ['actor', 'Actor coverage'],
  ['browser', 'Browser coverage'],
  ['guards', 'Guards'],
  ['changes', 'Changes since review'],
]

/** The drawn chart with what is laid over it. */
export function DrawingPane({ chart }: { readonly chart: DrawnChart }) {
  const send = useSend()
  const overlay = useGalleryState(({ value }) => value.overlay)
  const { note } = overlayOf(chart, overlay)
  return (
    <>
      <div className="sc-bar-row">
        <label className="sc-select">
          <span>Lay over it</span>
          <select
            value={overlay}
            onChange={({ currentTarget: { value } }) => {
              const chosen = OVERLAYS.find(([name]) => name === value)
              if (chosen) send({ type: 'overlay.show', overlay: chosen[0] })
            }}
          >
            {OVERLAYS.map(([name, text]) => (
              <option key={name} value={name}>
                {text}
              </option>
            ))}
          </select>
        </label>
        <p className="sc-soft" role="status">
          {note}
          {chart.picture.isSimplified && ' Simplified layout: all is there, less tidy.'}
        </p>
      </div>
      <Drawing chart={chart} id={DRAWING_ID} />
      <details className="sc-folded">
        <summary>How to read a chart</summary>
        <Legend />
      </details>
    </>
  )
}

/** The drawing in its place, with the present overlay and selection. */
export function Drawing({ chart, id }: { readonly chart: DrawnChart; readonly id?: string }) {
  const { data } = useGallery()
  const send = useSend()
  const overlay = useGalleryState(({ value }) => value.overlay)
  const zoom = useGalleryState(({ context }) => context.zoom)
  const selected = useGalleryState(({ context }) => context.item)
  const { marks } = useMemo(() => overlayOf(chart, overlay), [chart, overlay])
  const started = useMemo(() => startedBy(chart.graph, data), [chart, data])
  const opens = useMemo(() => new Set(started.keys()), [started])
  const open = useCallback(
    (invoke: string) => {
      const other = started.get(invoke)
      if (other !== undefined) location.hash = chartAddress(other)
    },
    [started],
  )
  const select = useCallback((item: string) => send({ type: 'item.select', item }), [send])
  return (
    <ChartView
      picture={chart.picture}
      graph={chart.graph}
      marks={marks}
      selected={selected}
      label={`The chart ${chart.graph.id}`}
      zoom={zoom}
      onZoom={(next) => send({ type: 'zoom.set', zoom: next })}
      onSelect={select}
      opens={opens}
      onOpen={open}
      keptAs="drawing"
      {...(id !== undefined && { id })}
    />
  )
}
