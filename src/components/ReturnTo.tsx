import { useEffect, useLayoutEffect } from 'react'

export interface ReturnToProps {
  /** The product whose card stood first in sight; null where the page was not at a card. */
  readonly card: number | null
  /** How far its top was below the window's, in CSS pixels. */
  readonly offset: number
  /** The product whose card had the focus. */
  readonly focus: number | null
  /** The page stands where it stood. */
  readonly onDone: () => void
}

const cardOf = (product: number | null) => (product === null ? null : document.querySelector(`[data-product="${product}"]`))

/** Moves the page at once, whatever the style sheet says of scrolling: the person has been there before. */
function bringBack(card: number | null, offset: number) {
  const element = cardOf(card)
  if (element) window.scrollBy({ top: element.getBoundingClientRect().top - offset, behavior: 'instant' })
}

/** Brings a list back to the card at which a person had left it, and the focus with it. Mounted once the list is there. */
export function ReturnTo({ card, offset, focus, onDone }: ReturnToProps) {
  useLayoutEffect(() => bringBack(card, offset), [card, offset])

  useEffect(() => {
    cardOf(focus)?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
    // Cards outside the window have an estimated height until they are drawn: those above have moved the page by then.
    const frame = requestAnimationFrame(() => {
      bringBack(card, offset)
      onDone()
    })
    return () => cancelAnimationFrame(frame)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one return, not one for each new callback
  }, [card, offset, focus])

  return null
}
