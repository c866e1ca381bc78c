import { putPictureAway, showPicture } from './later-pictures.ts'

/** About as far from the window as browsers fetch pictures ahead. */
const AHEAD = '1250px 0px'

export function isInNearPart(element: Element): boolean {
  return element.closest('[data-near]') !== null
}

const near = new Set<Element>()

/** Marks the parts of a list that waits, or no longer: the near ones, since the browser looks through all that lies in a part it is told of. */
export function markWaiting(list: Element, isWaiting: boolean): void {
  for (const part of near) if (list.contains(part)) part.toggleAttribute('data-waiting', isWaiting)
}

/** One for all parts, which may be many: each observer is asked anew at every change of the page. */
let observer: IntersectionObserver | undefined

function markNear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting === near.has(target)) continue
    if (isIntersecting) near.add(target)
    else near.delete(target)
    target.toggleAttribute('data-near', isIntersecting)
    target.toggleAttribute('data-waiting', isIntersecting && target.closest('[aria-busy="true"]') !== null)
    target.querySelectorAll<HTMLImageElement>('img[data-src]').forEach(isIntersecting ? showPicture : putPictureAway)
  }
}

/** Marks a part while it is near; so long its pictures have their sources. For React's `ref`. */
export function watchPart(part: HTMLElement | null): (() => void) | undefined {
  if (part === null) return undefined
  observer ??= new IntersectionObserver(markNear, { rootMargin: AHEAD })
  observer.observe(part)
  return () => {
    observer?.unobserve(part)
    near.delete(part)
  }
}
