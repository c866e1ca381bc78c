import { startTransition, useEffect, useState } from 'react'

/** So many parts come as one: a page that is loaded adds to the last and begins another. */
const AT_ONCE = 2

interface Shown<Part> {
  /** The list for which it stands. */
  readonly parts: readonly Part[]
  /** The list's parts, `empty` where one is still to come, and behind them those that it no longer has. */
  readonly drawn: readonly Part[]
  /** The part next to which the others come first. */
  readonly around: number
}

/**
 * A list's parts as they stand on the page: its own, and behind them those that it no longer has, which are to be hidden. One
 * with each picture is drawn, or emptied: thousands of cards that came or went as one would hold up every press meanwhile.
 * Those that are empty go together, since for each hidden part that goes the browser looks through the whole page.
 *
 * @param parts another array only where the list has changed
 * @param empty stands for a part without its cards
 * @param places the parts to which a person comes back: they, what is beside them and both ends of the list are drawn at once
 */
export function usePartByPart<Part>(parts: readonly Part[], empty: Part, places: readonly number[]): readonly Part[] {
  const [shown, setShown] = useState<Shown<Part>>({ parts: [], drawn: [], around: 0 })
  const now = shown.parts === parts ? shown : standingFor(parts, shown.drawn, empty, places)
  if (now !== shown) setShown(now)

  useEffect(() => {
    const next = nextOf(now, empty)
    if (next === undefined) return undefined
    const frame = requestAnimationFrame(() =>
      startTransition(() => setShown((latest) => (latest === now ? { ...now, drawn: next } : latest))),
    )
    return () => cancelAnimationFrame(frame)
  }, [now, empty])

  return now.drawn
}

/** Drawn parts stay at first, with their new cards. */
function standingFor<Part>(
  parts: readonly Part[],
  drawn: readonly Part[],
  empty: Part,
  places: readonly number[],
): Shown<Part> {
  const isDrawn = (index: number) => (drawn[index] ?? empty) !== empty
  const areFew = parts.filter((_, index) => !isDrawn(index)).length <= AT_ONCE
  const isWanted = (index: number) =>
    index === 0 || index === parts.length - 1 || places.some((place) => Math.abs(index - place) <= 1)
  const own = parts.map((part, index) => (areFew || isDrawn(index) || isWanted(index) ? part : empty))
  return { parts, drawn: [...own, ...drawn.slice(parts.length)], around: places[0] ?? 0 }
}

/** The parts of the next frame; undefined once all are drawn. */
function nextOf<Part>({ parts, drawn, around }: Shown<Part>, empty: Part): readonly Part[] | undefined {
  const toCome = parts.flatMap((_, index) => (drawn[index] === empty ? [index] : []))
  const nearest = toCome.toSorted((one, other) => Math.abs(one - around) - Math.abs(other - around))[0]
  if (nearest !== undefined) return drawn.with(nearest, parts[nearest] ?? empty)
  if (drawn.length === parts.length) return undefined
  const toGo = drawn.findLastIndex((part) => part !== empty)
  return toGo < parts.length ? parts : drawn.with(toGo, empty)
}
