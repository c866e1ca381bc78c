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

/** Gives the pictures of a part their sources once it comes near. For React's `ref`. */
export function watchPart(part: HTMLElement | null): (() => void) | undefined {
  if (part === null) return undefined
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    part.dataset['near'] = ''
    part.querySelectorAll<HTMLImageElement>('img[data-src]').forEach(showPicture)
  }, { rootMargin: AHEAD })
  observer.observe(part)
  return () => observer.disconnect()
}
