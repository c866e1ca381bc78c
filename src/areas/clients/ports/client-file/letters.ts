import type { LanguageCode } from '#contract/languages.ts'
import type { Encoding } from '#machines/clients/client-file/format.ts'

interface Writing {
  readonly encodings: readonly Encoding[]
  readonly letters: RegExp
  /** Languages of the shop that are written so. */
  readonly of: readonly LanguageCode[]
}

const TYPOGRAPHIC = '’‘“”„–€'
const latin =
  (...encodings: Encoding[]) =>
  (letters: string, ...of: LanguageCode[]): Writing => ({
    encodings,
    letters: new RegExp(`[ß${letters}${letters.toUpperCase()}${TYPOGRAPHIC}]`, 'u'),
    of,
  })
const western = latin('windows-1252', 'macintosh')
const central = latin('windows-1250')
const asian = (encodings: readonly Encoding[], ...of: LanguageCode[]): Writing => ({
  encodings,
  letters: /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303f\u30fb\u30fc\uff01-\uff9f]/u,
  of,
})

/** Letters beyond ASCII by language; clients from countries nearby have theirs. */
const WRITINGS: readonly Writing[] = [
  western('äöü', 'de'),
  western('àâçéèêëîïôùûœ', 'fr'),
  western('áéíóúüñ', 'es'),
  western('áàâãçéêíóôõú', 'pt'),
  western('àèéìòù', 'it'),
  western('æøåé', 'dk'),
  western('éèëïöüáóí', 'nl'),
  western('åäöé'),
  central('áéíóöőúüű', 'hu'),
  central('ăâîşţ', 'ro'),
  central('ąćęłńóśźż'),
  central('áčďéěíĺľňóôŕřšťúůýž'),
  central('čćđšž'),
  asian(['shift_jis', 'euc-jp'], 'jp'),
  asian(['big5'], 'zh-TW', 'zh_tw'),
  asian(['gb18030']),
]

const FOREIGN = /[^\0-\x7f]/gu
const isLatin = (text: string): boolean => /\p{sc=Latin}/u.test(text)
const isSmall = (text: string): boolean => /\p{Ll}/u.test(text)

/** Right letters stand where their script has them: no capital or dash amid small letters, no Han amid Latin ones. */
function isInPlace(letter: string, before: string, after: string): boolean {
  if (isSmall(letter)) return true
  if (isLatin(letter)) return !isSmall(before)
  if (TYPOGRAPHIC.includes(letter)) return !(isSmall(before) && isSmall(after))
  return !isLatin(before) && !isLatin(after)
}

/** The share of letters beyond ASCII that are right in one language, at most 1: a little more for that of the page, less for those of no page. */
export function fitOf(text: string, encoding: Encoding, language: LanguageCode): number {
  const foreign = [...text.matchAll(FOREIGN)]
  const inPlace = foreign.flatMap(({ 0: letter, index }) =>
    isInPlace(letter, text[index - 1] ?? '', text[index + letter.length] ?? '') ? [letter] : [],
  )
  const fits = WRITINGS.filter(({ encodings }) => encodings.includes(encoding)).map(
    ({ letters, of }) =>
      (inPlace.filter((letter) => letters.test(letter)).length / foreign.length) * (of.length === 0 ? 0.9 : 1) +
      (of.includes(language) ? 0.1 : 0),
  )
  return Math.max(0, ...fits)
}
