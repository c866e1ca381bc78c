import './chart-view.css'

import { useEffect, useLayoutEffect, useMemo, useRef, type KeyboardEvent, type MouseEvent } from 'react'
import Maximize from 'lucide-react/icons/maximize'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'

import { IconButton } from '#components/action/IconButton.tsx'

import { ChartSvg, type ChartSvgProps } from './ChartSvg.tsx'
import { dragScrolls } from './drag-scroll.ts'
import { frameOf } from './frame.ts'
import { useKeptScroll } from './kept-scroll.ts'
import { showItem, showStart } from './show-item.ts'
import { neighboursOf, startOf } from './start-of.ts'
import { READABLE, zoomBy, zoomStep, zoomText, type ChosenZoom, type Zoom } from './zoom.ts'

export interface ChartViewProps extends Pick<
  ChartSvgProps,
  'picture' | 'graph' | 'marks' | 'selected' | 'opens' | 'label'
> {
  readonly zoom: Zoom
  readonly onZoom: (zoom: ChosenZoom) => void
  /** A state's id or a transition's key was pressed. */
  readonly onSelect?: (item: string) => void
  /** One of those that open was pressed. */
  readonly onOpen?: (invoke: string) => void
  /** The name under which its place is kept in the browser's history. */
  readonly keptAs?: string
  /** The svg's id, by which it can be found for a download. */
  readonly id?: string
}

/** A place of the drawing that stays where it is on the screen while the scale changes. */
interface Anchor {
  readonly x: number
  readonly y: number
  readonly atX: number
  readonly atY: number
}

/** A drawn chart in a place that scrolls: by wheel, touch, keys or dragging; zoomed by buttons, keys, or the wheel with Ctrl. */
export function ChartView({ zoom, onZoom, onSelect, onOpen, keptAs, id, ...drawing }: ChartViewProps) {
  const place = useRef<HTMLDivElement>(null)
  const { graph } = drawing
  const start = graph && startOf(graph.root).id
  const neighbours = useMemo(() => (graph && start !== undefined ? neighboursOf(graph, start) : []), [graph, start])
  const anchor = useRef<Anchor>(null)
  const { picture, selected, marks } = drawing
  const { width, height } = useMemo(() => frameOf(picture, marks), [picture, marks])
  const scale = () => {
    const svg = place.current?.querySelector('svg')
    return svg ? svg.getBoundingClientRect().width / width : 1
  }
  const zoomTo = (next: ChosenZoom, clientX?: number, clientY?: number) => {
    anchor.current = place.current && anchorAt(place.current, scale(), clientX, clientY)
    onZoom(next)
  }
  const wheel = useRef<(event: WheelEvent) => void>(() => {})

  useLayoutEffect(() => {
    wheel.current = (event) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      zoomTo(zoomBy(scale(), Math.exp(-event.deltaY / 300)), event.clientX, event.clientY)
    }
  })
  useLayoutEffect(() => {
    if (place.current && anchor.current && typeof zoom === 'number') keepAnchor(place.current, anchor.current, zoom)
    anchor.current = null
  }, [zoom])
  useEffect(() => {
    if (place.current && selected) showItem(place.current, selected)
  }, [selected])
  useKeptScroll(place, keptAs)
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    // React listens to the wheel passively, and what scrolls could not be kept from doing so.
    const listen = (event: WheelEvent) => wheel.current(event)
    element.addEventListener('wheel', listen, { passive: false })
    const stop = dragScrolls(element)
    // A place that grows narrower, such as beside details, may lose the start again.
    const observer = new ResizeObserver(() => {
      if (start !== undefined && isUntouched(element)) showStart(element, start, neighbours)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      element.removeEventListener('wheel', listen)
      stop()
    }
  }, [start, neighbours])

  const press = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey || altKey) return
    if (key === '+' || key === '=') zoomTo(zoomStep(scale(), 1))
    if (key === '-') zoomTo(zoomStep(scale(), -1))
    if (key === '0') zoomTo('fit')
  }
  const select = ({ target }: MouseEvent) => {
    const nameIn = (attribute: string) =>
      target instanceof Element ? target.closest(`[${attribute}]`)?.getAttribute(attribute) : undefined
    const [invoke, item] = [nameIn('data-opens'), nameIn('data-item')]
    if (typeof invoke === 'string') onOpen?.(invoke)
    else if (typeof item === 'string') onSelect?.(item)
  }
  return (
    <div className="sc-view">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of what scrolls */}
      <div
        ref={place}
        className={typeof zoom === 'number' ? 'sc-view-place' : 'sc-view-place is-fit'}
        role="region"
        aria-label={drawing.label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the focus
        tabIndex={0}
        onKeyDown={press}
      >
        <ChartSvg
          {...drawing}
          {...(id !== undefined && { id })}
          isSelectable={onSelect !== undefined}
          {...(zoom === 'readable' && { style: { minWidth: width * READABLE } })}
          {...(typeof zoom === 'number' && { width: width * zoom, height: height * zoom })}
          onClick={select}
        />
      </div>
      <div className="sc-view-zoom" role="group" aria-label="Zoom">
        <IconButton label="Zoom out" icon={<ZoomOut size={18} />} onClick={() => zoomTo(zoomStep(scale(), -1))} />
        <output className="sc-view-scale" aria-label="Scale">
          {zoomText(zoom)}
        </output>
        <IconButton label="Zoom in" icon={<ZoomIn size={18} />} onClick={() => zoomTo(zoomStep(scale(), 1))} />
        <IconButton label="Fit" icon={<Maximize size={18} />} onClick={() => zoomTo('fit')} />
      </div>
    </div>
  )
}

/** Nothing is selected in it, and nobody has scrolled it. */
const isUntouched = (place: HTMLElement) =>
  place.scrollLeft === 0 && place.scrollTop === 0 && place.querySelector('.is-selected') === null

function anchorAt(place: HTMLElement, scale: number, clientX?: number, clientY?: number): Anchor {
  const { left, top, width, height } = place.getBoundingClientRect()
  const atX = clientX === undefined ? width / 2 : clientX - left
  const atY = clientY === undefined ? height / 2 : clientY - top
  return { x: (place.scrollLeft + atX) / scale, y: (place.scrollTop + atY) / scale, atX, atY }
}

function keepAnchor(place: HTMLElement, { x, y, atX, atY }: Anchor, scale: number): void {
  place.scrollTo({ left: x * scale - atX, top: y * scale - atY, behavior: 'instant' })
}
