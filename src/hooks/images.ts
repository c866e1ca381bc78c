import { shallowEqual, useSelector } from '@xstate/react'

import { useActorNamed } from './app.tsx'

export type FallbackState = 'defaultImage' | 'blankPixel' | 'noSource'

/** How far the picture with that address has fallen back; undefined while it loads well (section 2). */
export function useImageFallback(source: string): FallbackState | undefined {
  const images = useActorNamed('images')
  const fallback = useSelector(images, ({ children }) => children[source])
  return useSelector(fallback, (snapshot) => snapshot?.value)
}

/** The same for several pictures at once, in their order. */
export function useImageFallbacks(sources: readonly string[]): (FallbackState | undefined)[] {
  return useSelector(
    useActorNamed('images'),
    ({ children }) => sources.map((source) => children[source]?.getSnapshot().value),
    shallowEqual,
  )
}
