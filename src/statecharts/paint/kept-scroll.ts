import { useEffect, useRef, type RefObject } from 'react'

/** So long what is scrolled rests before its place is kept: browsers take few changes of an entry in a row. */
const REST_MS = 100

type Place = readonly [left: number, top: number]
type Places = Readonly<Record<string, Place>>

const placesIn = ({ state }: History): Places => (state as { places?: Places } | null)?.places ?? {}

/**
 * Keeps where a part of the page is scrolled to in the entry of the browser's history, which restores the page itself only.
 *
 * @param name of the part; none keeps nothing
 * @param shown what is in the part: something else begins at its start, unless its entry has a place
 */
export function useKeptScroll(part: RefObject<HTMLElement | null>, name: string | undefined, shown = ''): void {
  const before = useRef(shown)
  useEffect(() => {
    const element = part.current
    if (!element || name === undefined) return undefined
    const [left, top] = placesIn(history)[name] ?? []
    const isAnother = before.current !== shown
    before.current = shown
    if (left !== undefined || isAnother) element.scrollTo({ left: left ?? 0, top: top ?? 0, behavior: 'instant' })
    let timer = 0
    const keep = (address: string) => {
      // The user may have gone to another entry in the meantime, before this part is rendered anew.
      if (location.href !== address) return
      const place: Place = [element.scrollLeft, element.scrollTop]
      const state = history.state as Readonly<Record<string, unknown>> | null
      history.replaceState({ ...state, places: { ...placesIn(history), [name]: place } }, '')
    }
    const scrolled = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(keep, REST_MS, location.href)
    }
    element.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      window.clearTimeout(timer)
      element.removeEventListener('scroll', scrolled)
    }
  }, [part, name, shown])
}
