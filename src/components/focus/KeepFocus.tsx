import { type ReactNode, useEffect, useRef } from 'react'

export interface KeepFocusProps {
  /** The accessible name, read when the focus lands on the area. */
  readonly label: string
  /** Scrolls to the area after a swap: the new content of a tall part may lie above the window. */
  readonly inSight?: boolean
  /** Finds what is to take the focus in place of the area, once the element is gone that has it. */
  readonly successor?: (area: Element, focused: Element) => () => HTMLElement | null
  readonly children: ReactNode
}

/** A hidden element counts as gone: it is about to be removed. */
const isGone = (element: Element) => !element.isConnected || element.closest('[hidden]') !== null

/**
 * An area that takes the focus itself when the element that had it is taken away, so that a keyboard goes on from there
 * and not from the top of the page (accessibility.focus-survives-removal).
 */
export function KeepFocus({ label, inSight = false, successor, children }: KeepFocusProps) {
  const area = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = area.current
    if (!element) return undefined
    // A page that the server drew can have it before anybody listens.
    let focused: EventTarget | null = element.contains(document.activeElement) ? document.activeElement : null
    let find: (() => HTMLElement | null) | undefined
    const enter = ({ target }: FocusEvent) => {
      focused = target
      find = successor?.(element, target as Element)
    }
    const leave = ({ target }: FocusEvent) => {
      // Chromium tells of the loss while the element that is taken away still stands, so this is judged once it is gone.
      queueMicrotask(() => {
        if (focused === target && target instanceof Element && !isGone(target)) focused = null
      })
    }
    const observer = new MutationObserver(() => {
      if (!(focused instanceof Element) || !isGone(focused)) return
      // One that is hidden loses it only with the next picture.
      const isLost = document.activeElement === document.body || document.activeElement === focused
      focused = null
      if (!isLost) return
      const next = find?.() ?? element
      next.focus({ preventScroll: true })
      if (inSight) element.scrollIntoView({ block: element.offsetHeight > window.innerHeight ? 'start' : 'nearest' })
    })
    element.addEventListener('focusin', enter)
    element.addEventListener('focusout', leave)
    observer.observe(element, { childList: true, subtree: true })
    return () => {
      element.removeEventListener('focusin', enter)
      element.removeEventListener('focusout', leave)
      observer.disconnect()
    }
  }, [inSight, successor])

  return (
    <div ref={area} role="group" aria-label={label} tabIndex={-1}>
      {children}
    </div>
  )
}
