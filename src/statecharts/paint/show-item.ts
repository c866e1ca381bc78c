/** Scrolls a place, and only it, until a state or transition drawn in it is in sight. */
export function showItem(place: HTMLElement, item: string): void {
  const drawn = place.querySelectorAll(`[data-item="${CSS.escape(item)}"]`)
  const target = [...drawn].at(-1)
  if (target) show(place, target)
}

/** Scrolls a place to where its chart begins: the state with those around it, or the upper left where all is in sight. */
export function showStart(place: HTMLElement, state: string, neighbours: readonly string[]): void {
  const drawn = place.querySelector(`[data-item="${CSS.escape(state)}"]`)
  if (!drawn) return
  const { left, top, width, height } = drawn.getBoundingClientRect()
  const around = place.getBoundingClientRect()
  place.scrollTo({
    left: place.scrollLeft + left + width / 2 - around.left - around.width / 2,
    // What follows a state stands below it.
    top: place.scrollTop + top + height / 2 - around.top - around.height / 3,
    behavior: 'instant',
  })
  showNeighbour(place, drawn, neighbours)
  // It may stand below what can be scrolled up to a third, where the window ends before the place does.
  if (drawn.getBoundingClientRect().bottom > innerHeight) drawn.scrollIntoView({ block: 'end', behavior: 'instant' })
}

/** So many pixels of a neighbour are enough to see that it is there. */
const PEEK = 40

/** Scrolls so far towards the nearest neighbour of a state, where none is in sight, that both are. */
function showNeighbour(place: HTMLElement, state: Element, neighbours: readonly string[]): void {
  const around = place.getBoundingClientRect()
  const start = state.getBoundingClientRect()
  const boxes = neighbours
    .flatMap((one) => place.querySelector(`[data-item="${CSS.escape(one)}"] > .vc-box`)?.getBoundingClientRect() ?? [])
    .toSorted((a, b) => gap(start, a) - gap(start, b))
  const [nearest] = boxes
  if (!nearest || boxes.some((box) => gap(around, box) === 0)) return
  place.scrollBy({
    left: towards(
      nearest.left + PEEK - around.right,
      nearest.right - PEEK - around.left,
      start.left - around.left,
      start.right - around.right,
    ),
    top: towards(
      nearest.top + PEEK - around.bottom,
      nearest.bottom - PEEK - around.top,
      start.top - around.top,
      start.bottom - around.bottom,
    ),
    behavior: 'instant',
  })
}

/** By how many pixels to scroll along an axis: for what begins `after` the end, or ends `before` the start; never past `least` or `most`. */
function towards(after: number, before: number, least: number, most: number): number {
  if (after > 0) return Math.min(after, Math.max(least, 0))
  return before < 0 ? Math.max(before, Math.min(most, 0)) : 0
}

/** Pixels between two boxes, 0 where they touch. */
function gap(a: DOMRect, b: DOMRect): number {
  return Math.max(0, b.left - a.right, a.left - b.right) + Math.max(0, b.top - a.bottom, a.top - b.bottom)
}

/** The pixels at the lower end of a place that other parts of the page may lie over. */
const coveredIn = (place: HTMLElement) => Number.parseFloat(getComputedStyle(place).scrollPaddingBlockEnd) || 0

function show(place: HTMLElement, target: Element): void {
  const around = place.getBoundingClientRect()
  const { left, top, width, height } = target.getBoundingClientRect()
  const x = shift(left - around.left, width, around.width)
  const y = shift(top - around.top, height, around.height - coveredIn(place))
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (x !== 0 || y !== 0) place.scrollBy({ left: x, top: y, behavior: isCalm ? 'instant' : 'smooth' })
}

/** How far to scroll for what begins at `start`: not at all where it is in sight, else to the middle, or to its start. */
function shift(start: number, size: number, room: number): number {
  const isInSight = size <= room ? start >= 0 && start + size <= room : start < room && start + size > 0
  if (isInSight) return 0
  return size > room ? start - 8 : start - (room - size) / 2
}
