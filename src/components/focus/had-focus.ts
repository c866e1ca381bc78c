import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Tells whether a place had the focus last, and nothing has it since: what is hidden or taken away loses it before effects run.
 */
export function useHadFocus(place: RefObject<Element | null>): () => boolean {
  const had = useRef(false)
  // Not later: a place that is there can be given the focus by the next effect of its component.
  useLayoutEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      had.current = place.current?.contains(target as Node) === true
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [place])
  return () => {
    const { activeElement, body } = document
    return had.current && (activeElement === body || place.current?.contains(activeElement) === true)
  }
}
