import { fold } from '#contract/names.ts'

/** Whether a name has all the words that were typed, whole or in part. */
export function hasWords(name: string, words: string): boolean {
  const inName = fold(name)
  return fold(words)
    .trim()
    .split(/\s+/)
    .every((word) => inName.includes(word))
}
