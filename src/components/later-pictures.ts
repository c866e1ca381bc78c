/** Gives a picture its source, which it has in `data-` attributes so far. The same once more would have it fetched anew. */
export function showPicture(image: HTMLImageElement): void {
  const { src = '', srcset } = image.dataset
  if (image.getAttribute('src') === src) return
  if (srcset !== undefined) image.srcset = srcset
  image.src = src
}
