import { useEffect, useLayoutEffect } from 'react'

export interface ReturnToProps {
  /** The product whose card stood first in sight; null where the page was at its top. */
  readonly card: number | null
  /** CSS pixels from the window's top to the card's. */
  readonly offset: number
  /** The product whose card had the focus. */
  readonly focus: number | null
  /** The page stands where it stood. */
  readonly onDone: () => void
}

/** The card of a product, of those that a person can see or could scroll to. */
const cardOf = (product: number | null) =>
  product === null ? null : document.querySelector(`[data-product="${product}"]:not([hidden] *)`)

/** Frames in which the page must have stood still to count as brought back, and the most that are waited for. */
const STILL_FRAMES = 3
const MOST_FRAMES = 60

/** Moves the page at once, whatever the style sheet says of scrolling: the person has been there before. Tells whether it had to. */
function bringBack(card: number | null, offset: number): boolean {
  const top = card === null ? offset - window.scrollY : (cardOf(card)?.getBoundingClientRect().top ?? offset)
  if (Math.abs(top - offset) < 1) return false
  window.scrollBy({ top: top - offset, behavior: 'instant' })
  return true
}

/** Brings a list back to the card at which a person had left it, and the focus with it. Mounted once the list is there. */
export function ReturnTo({ card, offset, focus, onDone }: ReturnToProps) {
  useLayoutEffect(() => {
    bringBack(card, offset)
  }, [card, offset])

  useEffect(() => {
    cardOf(focus)?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
    // Cards outside the window have an estimated height until they are drawn, and each that is drawn moves the page.
    let frame: number
    const check = (still: number, frames: number) => {
      const isStill = bringBack(card, offset) ? 0 : still + 1
      if (isStill >= STILL_FRAMES || frames >= MOST_FRAMES) onDone()
      else frame = requestAnimationFrame(() => check(isStill, frames + 1))
    }
    frame = requestAnimationFrame(() => check(0, 0))
    return () => cancelAnimationFrame(frame)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one return, not one for each new callback
  }, [card, offset, focus])

  return null
}
