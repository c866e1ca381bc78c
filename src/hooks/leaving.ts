import { startTransition, useEffect, useState } from 'react'

/**
 * A list's parts as they stand on the page: its own, and behind them those that it no longer has, which are to be hidden. One
 * of these is emptied with each picture: a list of thousands of cards that went as one would hold up every press meanwhile.
 * Empty, they go together, since for each hidden part that goes the browser looks through the whole page.
 *
 * @param parts another array only where the list has changed
 * @param empty what stands for a part that is left without its cards
 */
export function useLeaving<Part>(parts: readonly Part[], empty: Part): readonly Part[] {
  const [before, setBefore] = useState(parts)
  useEffect(() => {
    if (before === parts) return undefined
    const frame = requestAnimationFrame(() => {
      const rest = before.slice(parts.length)
      const next = rest.findLastIndex((part) => part !== empty)
      startTransition(() => setBefore(next === -1 ? parts : [...parts, ...rest.with(next, empty)]))
    })
    return () => cancelAnimationFrame(frame)
  }, [before, parts, empty])
  return before.length > parts.length ? [...parts, ...before.slice(parts.length)] : parts
}
