import { useRouterState } from '@tanstack/react-router'

import { readPlace } from '#machines/pages/place.ts'

/** The path, below the language prefix, of the page that is drawn: the shop's place is the next one's while that loads. */
export function useDrawnPath(): string | undefined {
  return useRouterState({ select: ({ matches }) => readPlace(matches.at(-1)?.pathname ?? '', {})?.path })
}
