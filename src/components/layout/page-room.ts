import { useLayoutEffect } from 'react'

/** Keeps room on the page, in the named custom property of the document, for what stands over it; null keeps none. */
export function usePageRoom(
  property: '--builder-room' | '--builder-foot' | '--builder-bar' | '--area-foot',
  room: string | null,
): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    if (room === null) return undefined
    style.setProperty(property, room)
    return () => void style.removeProperty(property)
  }, [property, room])
}
