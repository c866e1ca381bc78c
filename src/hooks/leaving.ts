import { startTransition, useEffect, useState } from 'react'

/**
 * A list's parts as they stand on the page: its own, and behind them those that it no longer has, which are to be hidden. One
 * of these goes with each picture: a list of thousands of cards that went as one would hold up every press meanwhile.
 *
 * @param parts another array only where the list has changed
 */
export function useLeaving<Part>(parts: readonly Part[]): readonly Part[] {
  const [before, setBefore] = useState(parts)
  useEffect(() => {
    if (before === parts) return undefined
    const frame = requestAnimationFrame(() => {
      const rest = before.slice(parts.length, -1)
      startTransition(() => setBefore(rest.length > 0 ? [...parts, ...rest] : parts))
    })
    return () => cancelAnimationFrame(frame)
  }, [before, parts])
  return before.length > parts.length ? [...parts, ...before.slice(parts.length)] : parts
}
