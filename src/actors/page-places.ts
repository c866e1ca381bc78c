import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'

import { keepUnder, PAGES, readPlaces, recallPlace } from './history-places.ts'
import { entryOf, isListOf } from './location.ts'
import type { Storage } from './storage.ts'

/** Names a focused element by all that look the same, and its index among them. */
interface FocusMark {
  readonly name: string
  readonly nth: number
}

interface PagePlace {
  /** CSS pixels. */
  readonly top: number
  readonly focus: FocusMark | null
}

/** Frames in which the page must have stood still to count as brought back, and the most that are waited for. */
const STILL_FRAMES = 3
const MOST_FRAMES = 60
/** Frames for which what the page shows may be on its way. */
const MOST_BUSY_FRAMES = 600
/** After these a person has gone on by themselves. */
const OWN_ACTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

const nameOf = (element: Element) =>
  `${element.localName} ${element.getAttribute('href') ?? element.getAttribute('name') ?? element.getAttribute('aria-label') ?? element.textContent}`

const allNamed = (page: Document, name: string) =>
  [...page.getElementsByTagName(name.slice(0, name.indexOf(' ')))].filter(
    (element): element is HTMLElement => nameOf(element) === name,
  )

/** Checked, as users can write to their storage. */
function readPlace(kept: unknown): PagePlace | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const { top, focus } = kept as { top?: unknown; focus?: { name?: unknown; nth?: unknown } | null }
  if (typeof top !== 'number') return undefined
  const { name, nth } = focus ?? {}
  return { top, focus: typeof name === 'string' && typeof nth === 'number' ? { name, nth } : null }
}

function placeOnPage(page: Window): PagePlace {
  const { activeElement, body } = page.document
  if (!activeElement || activeElement === body || activeElement.matches('main, h1'))
    return { top: page.scrollY, focus: null }
  const name = nameOf(activeElement)
  return {
    top: page.scrollY,
    focus: { name, nth: allNamed(page.document, name).indexOf(activeElement as HTMLElement) },
  }
}

/**
 * Brings a page back to where a person was, at once, whatever the style sheet says of scrolling. What it shows may come late
 * and move it, and its heading take the focus meanwhile. Returns how to stop, and tells when it has come to its end.
 */
function bringBack(page: Window, { top, focus }: Partial<PagePlace>, onDone: () => void): () => void {
  let frame = 0
  const stop = () => {
    page.cancelAnimationFrame(frame)
    for (const act of OWN_ACTS) page.removeEventListener(act, stop)
    onDone()
  }
  const isThere = () => {
    if (top !== undefined && Math.abs(page.scrollY - top) >= 1) page.scrollTo({ top, behavior: 'instant' })
    const element = focus && allNamed(page.document, focus.name)[focus.nth]
    if (element && element !== page.document.activeElement) element.focus({ preventScroll: true })
    return (top === undefined || Math.abs(page.scrollY - top) < 1) && (!focus || element !== undefined)
  }
  const check = (still: number, quiet: number, frames: number) => {
    const isBusy = page.document.querySelector('main [aria-busy="true"]') !== null
    const isStill = isThere() && !isBusy ? still + 1 : 0
    if (isStill >= STILL_FRAMES || quiet >= MOST_FRAMES || frames >= MOST_BUSY_FRAMES) stop()
    else frame = page.requestAnimationFrame(() => check(isStill, isBusy ? 0 : quiet + 1, frames + 1))
  }
  for (const act of OWN_ACTS) page.addEventListener(act, stop, { passive: true })
  check(0, 0, 0)
  return stop
}

/** Keeps where a person is at each leaving of a page, and brings them back there when they come back to it. */
export function watchPlaces({
  router,
  page,
  storage,
}: {
  router: AnyRouter
  page: Window
  storage: Storage
}): () => void {
  let stopReturn: (() => void) | undefined
  const keep = (location: ParsedLocation | undefined) => {
    // Until the position is restored, the current one says nothing about where the user left the page.
    if (location && !stopReturn) keepUnder(storage, PAGES, entryOf(location), placeOnPage(page))
    stopReturn?.()
  }
  const goBackTo = (location: ParsedLocation) => {
    const entry = entryOf(location)
    const place = readPlace(readPlaces(storage, PAGES)[entry])
    // A list is brought back by its cards.
    const list = isListOf(location) ? recallPlace(storage, entry) : undefined
    if (!place || (list && list.focus !== null)) return
    stopReturn = bringBack(page, list ? { focus: place.focus } : place, () => (stopReturn = undefined))
  }
  const leave = () => keep(router.stores.resolvedLocation.get())
  const stopLeft = router.subscribe('onBeforeLoad', ({ fromLocation, hrefChanged }) => {
    if (hrefChanged) keep(fromLocation)
  })
  const stopRendered = router.subscribe('onRendered', ({ hrefChanged, toLocation }) => {
    if (hrefChanged) goBackTo(toLocation)
  })
  page.addEventListener('pagehide', leave)
  const shown = router.stores.resolvedLocation.get()
  if (shown) goBackTo(shown)
  return () => {
    stopReturn?.()
    stopLeft()
    stopRendered()
    page.removeEventListener('pagehide', leave)
  }
}
