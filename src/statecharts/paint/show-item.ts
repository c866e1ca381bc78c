/** Scrolls a place, and only it, until a state or transition drawn in it is in sight. */
export function showItem(place: HTMLElement, item: string): void {
  const drawn = place.querySelectorAll(`[data-item="${CSS.escape(item)}"]`)
  const target = [...drawn].at(-1)
  if (target) show(place, target)
}

/** Scrolls a place to where its chart begins: the state with the states around it, or the upper left where all is in sight. */
export function showStart(place: HTMLElement, state: string): void {
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
  // It may stand below what can be scrolled up to a third, where the window ends before the place does.
  if (drawn.getBoundingClientRect().bottom > innerHeight) drawn.scrollIntoView({ block: 'end', behavior: 'instant' })
}

function show(place: HTMLElement, target: Element): void {
  const around = place.getBoundingClientRect()
  const { left, top, width, height } = target.getBoundingClientRect()
  const x = shift(left - around.left, width, around.width)
  const y = shift(top - around.top, height, around.height)
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (x !== 0 || y !== 0) place.scrollBy({ left: x, top: y, behavior: isCalm ? 'instant' : 'smooth' })
}

/** How far to scroll for what begins at `start`: not at all where it is in sight, else to the middle, or to its start. */
function shift(start: number, size: number, room: number): number {
  const isInSight = size <= room ? start >= 0 && start + size <= room : start < room && start + size > 0
  if (isInSight) return 0
  return size > room ? start - 8 : start - (room - size) / 2
}
