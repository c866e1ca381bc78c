import type { LanguageCode } from '#contract/languages.ts'

import { foldInPlace } from './fold.ts'
import { FAR_MORE, type Matcher, type ReadWord, readWords } from './match.ts'
import { isOfSomeLanguage, languageBit, NO_PLACE, placeOf, type WordIndex } from './word-index.ts'

/**
 * The query as it was probably meant, where one of its words is unknown in every language, or rare beside a neighbour that is far more
 * frequent, and where it then finds more than what was typed, taken literally (search.did-you-mean-finds-more); null elsewhere.
 *
 * @param query as typed; the words stand in its folded form
 */
export function didYouMean(
  index: WordIndex,
  { count }: Matcher,
  query: string,
  read: readonly ReadWord[],
  language: LanguageCode,
): string | null {
  const changes = read.map((word) => ({ typed: word.typed, corrections: meantBy(index, word, language) }))
  if (changes.every(({ corrections }) => corrections === undefined)) return null
  const corrected = changes.flatMap(({ typed, corrections = [typed.text] }) =>
    corrections.map((text) => ({ ...typed, text })),
  )
  const literally = (words: readonly ReadWord[]): number => count(words.map(({ literal }) => literal))
  if (literally(readWords(index, corrected)) <= literally(read)) return null

  const { origins } = foldInPlace(query)
  let text = query
  for (const { typed, corrections } of changes.toReversed()) {
    if (corrections === undefined) continue
    const start = origins?.[typed.start] ?? typed.start
    const end = origins?.[typed.end] ?? typed.end
    text =
      text.slice(0, start) + corrections.map((form) => index.spellings.get(form) ?? form).join(' ') + text.slice(end)
  }
  return text.trim().replaceAll(/\s+/g, ' ')
}

/** The nearest word, of equally near ones the most frequent in this language; else, for an unknown one, the two words that it is made of. */
function meantBy(index: WordIndex, { typed, asTyped, near }: ReadWord, language: LanguageCode): string[] | undefined {
  const { dictionary } = index
  const isName = isInName(index, dictionary.find(typed.text))
  let best: { readonly word: number; readonly errors: number } | undefined
  for (const other of near) {
    if (frequencyOf(index, other.word) < FAR_MORE * asTyped) continue
    if (isName && !isSwap(typed.text, dictionary.words[other.word] ?? '')) continue
    const closer = best === undefined || other.errors < best.errors
    if (
      closer ||
      (other.errors === best?.errors &&
        frequencyIn(index, other.word, language) > frequencyIn(index, best.word, language))
    )
      best = other
  }
  if (best) return [dictionary.words[best.word] ?? '']
  return typed.cjk || asTyped > 0 || index.right.has(typed.text) ? undefined : twoWords(index, typed.text)
}

/** Names of products are mostly right (search.exact-hit-means-itself). */
function isInName({ starts, facts }: WordIndex, word: number | undefined): boolean {
  if (word === undefined) return false
  const said = facts.subarray(starts[word], starts[word + 1])
  return said.some((fact) => placeOf(fact) !== NO_PLACE && isOfSomeLanguage(fact))
}

/** Differs in nothing but two neighbouring letters that changed places. */
function isSwap(one: string, other: string): boolean {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return one.slice(0, at) + one.charAt(at + 1) + one.charAt(at) + one.slice(at + 2) === other
}

const frequencyOf = ({ starts }: WordIndex, word: number): number => (starts[word + 1] ?? 0) - (starts[word] ?? 0)

function frequencyIn({ starts, facts }: WordIndex, word: number, language: LanguageCode): number {
  const bit = languageBit(language)
  let frequency = 0
  for (let at = starts[word] ?? 0; at < (starts[word + 1] ?? 0); at += 1)
    if (((facts[at] ?? 0) & bit) !== 0) frequency += 1
  return frequency
}

/** Letters that each of two words written as one has at least. */
const HALF_MIN = 3

/** 'fishoil' is 'fish oil': the cut of which the rarer half is most frequent. */
function twoWords(index: WordIndex, text: string): string[] | undefined {
  let best: string[] | undefined
  let most = 0
  for (let cut = HALF_MIN; cut <= text.length - HALF_MIN; cut += 1) {
    const halves = [text.slice(0, cut), text.slice(cut)]
    const rarer = Math.min(
      ...halves.map((half) => {
        const word = index.dictionary.find(half)
        return word === undefined ? 0 : frequencyOf(index, word)
      }),
    )
    if (rarer > most) [best, most] = [halves, rarer]
  }
  return best
}
