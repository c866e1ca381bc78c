/**
 * The first sentences of a text that fit into so many letters, with an ellipsis where some are left out. Never a part of a
 * sentence: half a warning may say the opposite.
 */
export function shortCaution(text: string, letters: number): string {
  if (text.length <= letters) return text
  const sentences = [...new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text)]
  const [first] = sentences
  const fitting = sentences.filter(({ index, segment }) => index + segment.trimEnd().length <= letters)
  const kept = fitting.at(-1) ?? first
  if (!kept) return text
  const short = text.slice(0, kept.index + kept.segment.length).trimEnd()
  return short.length === text.trimEnd().length ? short : `${short} …`
}
