/**
 * Drops the second press of a double press where the first has taken its own control away: what lies under the pointer now
 * is another line (accessibility.double-press-stays-on-its-control). Only a pointer's presses in one place are counted by
 * the browser; those of keys and of screen readers are not.
 */
export {}

let first: Element | null = null

document.addEventListener(
  'click',
  (event) => {
    if (event.detail === 1) first = (event.target as Element).closest('a, button, input')
    if (event.detail !== 2 || first?.isConnected !== false) return
    event.preventDefault()
    event.stopPropagation()
  },
  true,
)
