import type { AnyRouter } from '@tanstack/react-router'

import type { Query } from '#machines/pages/query.ts'

/**
 * Replaces the query of the address in place: no history entry (address.replaced-in-place), no scrolling
 * (address.filter-change-keeps-scroll).
 */
export type WriteAddress = (query: Query) => void

interface Writing {
  readonly query: Query
  /** The entry of the history that it belongs to. */
  readonly entry: string | undefined
}

/**
 * Writes after the picture that answers a press: the router asks much of a page, and nobody waits for the address. The
 * next press comes after it even where it is sooner, since it may lead to another page.
 */
export function createAddressWriter({
  router,
  page,
}: {
  readonly router: AnyRouter
  readonly page: Window
}): WriteAddress {
  let writing: Writing | undefined
  const entry = () => router.latestLocation.state.__TSR_key
  const write = () => {
    page.removeEventListener('click', write, true)
    const due = writing
    writing = undefined
    // Who has left that entry since is not brought back to it.
    if (!due || due.entry !== entry()) return
    void router.navigate({
      to: '.',
      search: due.query,
      hash: true,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    })
  }
  return (query) => {
    const isAwaited = writing !== undefined
    writing = { query, entry: entry() }
    if (isAwaited) return
    page.addEventListener('click', write, true)
    // A frame is drawn after its callbacks; a page out of sight draws none.
    if (page.document.visibilityState === 'hidden') write()
    else page.requestAnimationFrame(() => setTimeout(write))
  }
}
