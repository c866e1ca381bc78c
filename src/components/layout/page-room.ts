import { useLayoutEffect } from 'react'

/** Keeps room on the page, in the named custom property of the body, for what stands over it; null keeps none. */
export function usePageRoom(
  property: '--builder-room' | '--builder-foot' | '--builder-bar' | '--area-foot',
  room: string | null,
): void {
  useLayoutEffect(() => {
    const { style } = document.body
    if (room === null) return undefined
    style.setProperty(property, room)
    return () => void style.removeProperty(property)
  }, [property, room])
}
