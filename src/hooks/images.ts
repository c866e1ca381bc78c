import { shallowEqual, useSelector } from '@xstate/react'

import type { StandIn } from '#machines/image-fallback/image-fallback.machine.ts'

import { useActorNamed } from './app.tsx'

/** Undefined while the picture loads well (product.picture-fallback-order). */
export function useImageFallback(source: string): StandIn {
  const images = useActorNamed('images')
  const fallback = useSelector(images, ({ children }) => children[source])
  return useSelector(fallback, (snapshot) => snapshot?.value)
}

/** The same for several pictures at once, in their order. */
export function useImageFallbacks(sources: readonly string[]): StandIn[] {
  return useSelector(
    useActorNamed('images'),
    ({ children }) => sources.map((source) => children[source]?.getSnapshot().value),
    shallowEqual,
  )
}
