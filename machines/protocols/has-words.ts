import { fold } from '#contract/names.ts'

/** Each typed word may be part of a word of the name. */
export function hasWords(name: string, words: string): boolean {
  const inName = fold(name)
  return fold(words)
    .trim()
    .split(/\s+/)
    .every((word) => inName.includes(word))
}
