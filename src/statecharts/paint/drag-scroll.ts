const FAR = 4

/** Lets the mouse drag what scrolls. A press that moves nothing stays a press. Returns what ends it. */
export function dragScrolls(place: HTMLElement): () => void {
  let from: { readonly x: number; readonly y: number; readonly left: number; readonly top: number } | null = null
  let isDragged = false

  const down = ({ pointerType, button, clientX: x, clientY: y }: PointerEvent) => {
    // Touch scrolls by itself.
    if (pointerType !== 'mouse' || button !== 0) return
    from = { x, y, left: place.scrollLeft, top: place.scrollTop }
    isDragged = false
  }
  const move = ({ clientX, clientY, pointerId }: PointerEvent) => {
    if (!from) return
    const [dx, dy] = [clientX - from.x, clientY - from.y]
    if (!isDragged && Math.hypot(dx, dy) < FAR) return
    if (!isDragged) place.setPointerCapture(pointerId)
    isDragged = true
    place.scrollTo({ left: from.left - dx, top: from.top - dy, behavior: 'instant' })
  }
  const up = () => {
    from = null
  }
  const click = (event: MouseEvent) => {
    if (isDragged) event.stopPropagation()
    isDragged = false
  }
  const stops = new AbortController()
  const { signal } = stops
  place.addEventListener('pointerdown', down, { signal })
  place.addEventListener('pointermove', move, { signal })
  place.addEventListener('pointerup', up, { signal })
  place.addEventListener('pointercancel', up, { signal })
  place.addEventListener('click', click, { capture: true, signal })
  return () => stops.abort()
}
