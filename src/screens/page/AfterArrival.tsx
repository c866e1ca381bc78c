import { useDeferredValue, type ReactNode } from 'react'

import { useHasArrived } from '#hooks/app.tsx'

/**
 * A part beside the page's content. Where a person comes from another page of this visit, React draws the page's first
 * picture in one piece, without it, and then it in slices, between which presses are heard.
 */
export function AfterArrival({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(children, useHasArrived() ? null : children)
}
