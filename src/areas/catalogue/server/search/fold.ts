import { fold } from '#contract/names.ts'

/** A text as it is compared, and where each of its UTF-16 units stood in the text it was made from. */
export interface Folded {
  readonly text: string
  /** Start of what became each unit, with the length of the whole at the end; undefined where every unit stayed in place. */
  readonly origins: readonly number[] | undefined
}

const SIMPLE = /^[\0-\x7f]*$/

/** Folds a text and says where everything came from. */
export function foldInPlace(text: string): Folded {
  if (SIMPLE.test(text)) return { text: text.toLowerCase(), origins: undefined }
  let folded = ''
  const origins: number[] = []
  // A letter and the marks that follow it are one piece, so that separate and composed marks fold alike. The half-width
  // marks of Japanese are letters to Unicode and belong to the piece too.
  for (const { 0: piece, index } of text.matchAll(/\P{M}[\p{M}\uff9e\uff9f]*|\p{M}+/gsu)) {
    const part = fold(piece)
    for (let unit = 0; unit < part.length; unit += 1) origins.push(index)
    folded += part
  }
  return { text: folded, origins: [...origins, text.length] }
}
