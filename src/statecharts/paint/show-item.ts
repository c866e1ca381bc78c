/** Scrolls this place, and nothing around it, until a state or transition drawn in it is in view. */
export function showItem(place: HTMLElement, item: string): void {
  const drawn = place.querySelectorAll(`[data-item="${CSS.escape(item)}"]`)
  const target = [...drawn].at(-1)
  if (target) show(place, target)
}

/** Scrolls to the start of a chart: the state and its neighbours, or the upper left if everything is in view. */
export function showStart(place: HTMLElement, state: string, neighbours: readonly string[]): void {
  const drawn = place.querySelector(`[data-item="${CSS.escape(state)}"]`)
  if (!drawn) return
  const { left, top, width, height } = drawn.getBoundingClientRect()
  const around = place.getBoundingClientRect()
  place.scrollTo({
    left: place.scrollLeft + left + width / 2 - around.left - around.width / 2,
    // The states that follow are drawn below.
    top: place.scrollTop + top + height / 2 - around.top - around.height / 3,
    behavior: 'instant',
  })
  showNeighbour(place, drawn, neighbours)
  // Where the window ends before the place does, the item may still be below the window.
  if (drawn.getBoundingClientRect().bottom > innerHeight) drawn.scrollIntoView({ block: 'end', behavior: 'instant' })
}

/** The pixels of a neighbour that are enough to notice it. */
const PEEK = 40

/** If no neighbour of a state is in view, scrolls towards the nearest until both are. */
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

/** Pixels to scroll to an item `after` the end or `before` the start of an axis, never past `least` or `most`. */
function towards(after: number, before: number, least: number, most: number): number {
  if (after > 0) return Math.min(after, Math.max(least, 0))
  return before < 0 ? Math.max(before, Math.min(most, 0)) : 0
}

/** Pixels between two boxes, 0 where they touch. */
function gap(a: DOMRect, b: DOMRect): number {
  return Math.max(0, b.left - a.right, a.left - b.right) + Math.max(0, b.top - a.bottom, a.top - b.bottom)
}

/** Pixels at the lower end of a place that other parts of the page may cover. */
const coveredIn = (place: HTMLElement) => Number.parseFloat(getComputedStyle(place).scrollPaddingBlockEnd) || 0

function show(place: HTMLElement, target: Element): void {
  const around = place.getBoundingClientRect()
  const { left, top, width, height } = target.getBoundingClientRect()
  const x = shift(left - around.left, width, around.width)
  const y = shift(top - around.top, height, around.height - coveredIn(place))
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (x !== 0 || y !== 0) place.scrollBy({ left: x, top: y, behavior: isCalm ? 'instant' : 'smooth' })
}

/** Pixels to an item at `start`: 0 if it is in view, else to centre it, or to its start if it is too large. */
function shift(start: number, size: number, room: number): number {
  const isInSight = size <= room ? start >= 0 && start + size <= room : start < room && start + size > 0
  if (isInSight) return 0
  return size > room ? start - 8 : start - (room - size) / 2
}
