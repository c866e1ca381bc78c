interface Part {
  readonly text: string
  /** Which part of a transition it is, as `event [guard] / actions`. */
  readonly kind?: 'event' | 'guard' | 'soft'
}

const PARTS = /(\[[^]*\])|(\s\/ [^]*)/

/** The lines of a text, the words of a transition in their parts. */
export function linesOf(text: string, isTransition: boolean): readonly (readonly Part[])[] {
  if (!isTransition) return text.split('\n').map((line) => [{ text: line }])
  const lines: Part[][] = [[]]
  for (const part of text.split(PARTS).filter((part) => part)) {
    const kind = part.startsWith('[') ? 'guard' : /^\s\/ /.test(part) ? 'soft' : 'event'
    part.split('\n').forEach((piece, index) => {
      if (index > 0) lines.push([])
      if (piece) lines.at(-1)?.push({ text: piece, kind })
    })
  }
  return lines
}
