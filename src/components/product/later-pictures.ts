/** Gives a picture its source, which it has in `data-` attributes so far. */
export function showPicture(image: HTMLImageElement): void {
  const { src = '', srcset } = image.dataset
  if (srcset !== undefined) image.srcset = srcset
  image.src = src
}

/** Takes the source away again: a drawing that is shown is a document of its own, and thousands of them slow down all that a page does. */
export function putPictureAway(image: HTMLImageElement): void {
  image.removeAttribute('srcset')
  image.removeAttribute('src')
}
