/** Names the font of a drawing on its own; `address` is a data address, as nothing else is loaded there. */
export function fontFace(address: string | undefined): string {
  if (address === undefined) return ''
  return `@font-face { font-family: Figtree; font-weight: 300 900; src: url('${address}') format('woff2'); }`
}
