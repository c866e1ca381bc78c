/** How far from the window a part is near: about as far as the browser itself fetches pictures ahead. */
const AHEAD = '1250px 0px'

/** Gives a picture its source, which it has in `data-` attributes so far. */
export function showPicture(image: HTMLImageElement): void {
  const { src = '', srcset } = image.dataset
  if (srcset !== undefined) image.srcset = srcset
  image.src = src
}

/** Whether the part that a picture stands in has come near. */
export function isInNearPart(image: HTMLImageElement): boolean {
  return image.closest('[data-near]') !== null
}

/** One for all parts, which may be many: each observer is asked anew at every change of the page. */
let observer: IntersectionObserver | undefined

function showNear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting || !(target instanceof HTMLElement)) continue
    observer?.unobserve(target)
    target.dataset['near'] = ''
    target.querySelectorAll<HTMLImageElement>('img[data-src]').forEach(showPicture)
  }
}

/** Gives the pictures of a part their sources once it comes near. For React's `ref`. */
export function watchPart(part: HTMLElement | null): (() => void) | undefined {
  if (part === null) return undefined
  observer ??= new IntersectionObserver(showNear, { rootMargin: AHEAD })
  observer.observe(part)
  return () => observer?.unobserve(part)
}
