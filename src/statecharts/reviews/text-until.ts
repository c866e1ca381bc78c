/**
 * The text from a place to where it ends, on one line.
 *
 * @param isEnd is asked at each letter, with the number of brackets opened since the start and not closed
 */
export function textUntil(text: string, start: number, isEnd: (letter: string, depth: number) => boolean): string {
  let depth = 0
  let at = start
  for (; at < text.length; at += 1) {
    const letter = text.charAt(at)
    if ('([{'.includes(letter)) depth += 1
    if (')]}'.includes(letter)) depth -= 1
    if (isEnd(letter, depth)) break
  }
  return text.slice(start, at).replaceAll(/\s+/g, ' ').trim()
}
