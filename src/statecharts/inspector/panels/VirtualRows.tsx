import { memo, useCallback, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'

export interface VirtualRowsProps {
  readonly label: string
  readonly count: number
  /** Height in pixels. */
  readonly rowHeight: number
  /** The index of the chosen row; -1 if there is none. */
  readonly chosen: number
  readonly onChoose: (index: number) => void
  readonly renderRow: (index: number) => ReactNode
  /** Renders the ground under the rows in view, such as the lanes of a sequence. */
  readonly renderGround?: (first: number, last: number) => ReactNode
  /** A header as high as one row; it stays above the rows. */
  readonly head?: ReactNode
  /** True to scroll new rows into view while the last row is in view. */
  readonly isFollowing: boolean
  readonly width?: number | undefined
  /** The horizontal part of a row that holds its words; that of the chosen row is scrolled into view. */
  readonly spanOf?: (index: number) => readonly [start: number, end: number]
}

/** The number of rows drawn together: with blocks, most scroll events draw nothing. */
const BLOCK = 10
/** The number of blocks drawn beyond each edge, ready before they are scrolled to. */
const SPARE = 1

/** A long list of rows of equal height; only those near the visible part are drawn. */
export function VirtualRows(props: VirtualRowsProps) {
  const { label, count, rowHeight, chosen, onChoose, renderRow, renderGround, head, isFollowing, width, spanOf } = props
  const place = useRef<HTMLDivElement>(null)
  const [blocks, setBlocks] = useState({ first: 0, last: 3 })
  const isAtEnd = useRef(true)

  const measure = useCallback(() => {
    const element = place.current
    if (!element) return
    const { scrollTop, clientHeight, scrollHeight } = element
    isAtEnd.current = scrollTop + clientHeight >= scrollHeight - rowHeight
    const first = Math.max(0, Math.floor(scrollTop / rowHeight / BLOCK) - SPARE)
    const last = first + Math.ceil(clientHeight / rowHeight / BLOCK) + 1 + 2 * SPARE
    setBlocks((before) => (before.first === first && before.last === last ? before : { first, last }))
  }, [rowHeight])
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return undefined
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [measure])
  useLayoutEffect(() => {
    // The browser clamps this to the end.
    if (place.current && isFollowing && isAtEnd.current) place.current.scrollTop = (count + 1) * rowHeight
    measure()
  }, [count, rowHeight, isFollowing, measure])
  useLayoutEffect(() => {
    const element = place.current
    if (!element || chosen < 0) return
    const top = chosen * rowHeight
    const room = element.clientHeight - (head === undefined ? 0 : rowHeight)
    if (top < element.scrollTop) element.scrollTop = top
    else if (top + rowHeight > element.scrollTop + room) element.scrollTop = top + rowHeight - room
  }, [chosen, rowHeight, head])
  useLayoutEffect(() => {
    if (place.current && spanOf && count > 0) showAcross(place.current, spanOf(chosen < 0 ? count - 1 : chosen))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- rows that come move nothing under the eyes of a reader
  }, [chosen])

  const press = (event: KeyboardEvent) => {
    const page = Math.max(1, Math.floor((place.current?.clientHeight ?? 0) / rowHeight) - 1)
    const from = chosen < 0 ? count : chosen
    const to = {
      ArrowUp: from - 1,
      ArrowDown: from + 1,
      PageUp: from - page,
      PageDown: from + page,
      Home: 0,
      End: count,
    }[event.key]
    if (to === undefined || count === 0) return
    event.preventDefault()
    onChoose(Math.min(count - 1, Math.max(0, to)))
  }
  const first = Math.min(blocks.first * BLOCK, count)
  const last = Math.min(blocks.last * BLOCK, count)
  // Blocks that leave the view are reused for new ones: creating elements took most of the time of scrolling.
  const pool = blocks.last - blocks.first
  const list = label.replaceAll(/\W/g, '-')
  return (
    <div
      ref={place}
      className="in-rows"
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={chosen >= first && chosen < last ? rowId(list, chosen) : undefined}
      onScroll={measure}
      onKeyDown={press}
    >
      {head !== undefined && (
        // Each row also names what stands here.
        <div aria-hidden="true" className="in-rows-head" style={{ height: rowHeight, minWidth: width }}>
          {head}
        </div>
      )}
      <div role="presentation" className="in-rows-all" style={{ height: count * rowHeight, minWidth: width }}>
        {renderGround?.(first, last)}
        {Array.from({ length: Math.ceil((last - first) / BLOCK) }, (_, offset) => blocks.first + offset).map(
          (block) => (
            <Block
              key={block % pool}
              first={block * BLOCK}
              last={Math.min((block + 1) * BLOCK, count)}
              list={list}
              count={count}
              rowHeight={rowHeight}
              chosen={Math.floor(chosen / BLOCK) === block ? chosen : -1}
              onChoose={onChoose}
              renderRow={renderRow}
            />
          ),
        )}
      </div>
    </div>
  )
}

function showAcross(element: HTMLElement, [start, end]: readonly [number, number]): void {
  const { scrollLeft, clientWidth } = element
  if (start < scrollLeft || end > scrollLeft + clientWidth) element.scrollLeft = Math.min(start, end - clientWidth)
}

const rowId = (list: string, index: number) => `${list}-${index}`

interface BlockProps extends Pick<VirtualRowsProps, 'count' | 'rowHeight' | 'chosen' | 'onChoose' | 'renderRow'> {
  readonly first: number
  readonly last: number
  /** The prefix of its rows' ids. */
  readonly list: string
}

/** Memoised: while the list scrolls, only new blocks are rendered. */
const Block = memo(function Block({ first, last, list, count, rowHeight, chosen, onChoose, renderRow }: BlockProps) {
  return (
    <div
      role="presentation"
      className="in-rows-block"
      style={{ top: first * rowHeight, height: (last - first) * rowHeight }}
    >
      {Array.from({ length: last - first }, (_, offset) => first + offset).map((index) => (
        // Keys go to the list, which names the active option by aria-activedescendant.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={index - first}
          id={rowId(list, index)}
          className={index === chosen ? 'in-row is-chosen' : 'in-row'}
          role="option"
          tabIndex={-1}
          aria-selected={index === chosen}
          aria-setsize={count}
          aria-posinset={index + 1}
          style={{ height: rowHeight }}
          onClick={() => onChoose(index)}
        >
          {renderRow(index)}
        </div>
      ))}
    </div>
  )
})
