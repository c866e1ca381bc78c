/**
 * Splits texts and queries into words by the same rules, so that one spelling finds the others: 'B-12', 'B 12' and
 * 'b12', "St. John's" and 'st johns', '1,000 mg' and '1000mg'.
 *
 * Japanese and Chinese are written without spaces: each run of their letters gives its pairs of neighbouring letters. A
 * segmenter may cut the same letters differently depending on their neighbours, and then misses; pairs never do.
 */

/** A run of letters of one kind, or of digits, with its position in a folded text. */
export interface Run {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly kind: 'letters' | 'digits' | 'cjk'
}

const CJK = String.raw`\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}`
const RUN = new RegExp(String.raw`([${CJK}]+)|(\p{N}+)|(?:(?![${CJK}])[\p{L}\p{M}])+`, 'gu')
const SIMPLE_RUN = /[a-z]+|([0-9]+)/g
const SIMPLE = /^[\0-\x7f]*$/

/** Separators that join two runs: nothing, a hyphen, an apostrophe, a point. */
const JOINT = /^(?:|['’‘`.\-‐‑])$/

/** Digits after a thousands comma. */
const THOUSANDS = /^\d{3}$/

/** Longest letters and digits that join over a space, as in 'Omega 3'. */
const LETTERS_BEFORE_DIGITS = 5
const DIGITS_AFTER_LETTERS = 2
/** Lower in a query: someone who types 'zinc 15' does not mean that the two stand side by side. */
const TYPED_LETTERS_BEFORE_DIGITS = 2

/** A chunk of more runs is not a spelling of one word. */
const JOINED_MAX = 4

/** Runs that belong together. Japanese and Chinese runs, and single runs, stand alone. */
export type Chunk = readonly [Run, ...Run[]]

export function chunksOf(folded: string): Chunk[] {
  const chunks: [Run, ...Run[]][] = []
  for (const run of runsOf(folded)) {
    const chunk = chunks.at(-1)
    const last = chunk?.at(-1)
    if (
      chunk &&
      last &&
      run.kind !== 'cjk' &&
      last.kind !== 'cjk' &&
      joins(last, folded.slice(last.end, run.start), run)
    )
      chunk.push(run)
    else chunks.push([run])
  }
  return chunks
}

function joins(last: Run, gap: string, run: Run): boolean {
  return JOINT.test(gap) || (gap === ',' && last.kind === 'digits' && THOUSANDS.test(run.text))
}

function* runsOf(folded: string): Generator<Run> {
  const simple = SIMPLE.test(folded)
  for (const match of folded.matchAll(simple ? SIMPLE_RUN : RUN)) {
    const [text, first, second] = match
    const digits = simple ? first : second
    const kind = digits !== undefined ? 'digits' : !simple && first !== undefined ? 'cjk' : 'letters'
    yield { text, start: match.index, end: match.index + text.length, kind }
  }
}

/** The chunk of several runs written as one word; undefined if it is not one, such as '500mg'. */
export function joinedForm(chunk: Chunk): string | undefined {
  if (chunk.length === 1 || chunk.length > JOINED_MAX) return undefined
  const [first, ...others] = chunk
  const number = chunk.every(({ kind }) => kind === 'digits')
  if (number ? !others.every(({ text }) => THOUSANDS.test(text)) : first.kind === 'digits') return undefined
  return chunk.map(({ text }) => text).join('')
}

/** The pairs of neighbouring letters of a run, or its only letter. */
export function pairsOf(run: string): string[] {
  const letters = Array.from(run)
  return letters.length === 1 ? letters : letters.slice(1).map((letter, before) => `${letters[before] ?? ''}${letter}`)
}

/** A form that finds a text, and its place among the text's words, from 0. */
export type TextWord = readonly [form: string, place: number, start: number, end: number]

/** All forms that find a folded text. */
export function wordsOfText(folded: string): TextWord[] {
  const words: TextWord[] = []
  let place = 0
  let before: Run | undefined
  for (const chunk of chunksOf(folded)) {
    const [first] = chunk
    if (first.kind === 'cjk') {
      let start = first.start
      // Each letter is found alone too: one Chinese letter can be a whole word.
      for (const letter of first.text) {
        words.push([letter, place, start, start + letter.length])
        start += letter.length
        place += 1
      }
      place -= Array.from(first.text).length
      start = first.start
      for (const pair of pairsOf(first.text)) {
        if (pair.length > 1) words.push([pair, place, start, start + pair.length])
        start += (pair.codePointAt(0) ?? 0) > 0xffff ? 2 : 1
        place += 1
      }
      before = undefined
      continue
    }
    const joined = joinedForm(chunk)
    const last = chunk.at(-1) ?? first
    if (joined !== undefined) words.push([joined, place, first.start, last.end])
    if (joined === undefined || first.kind !== 'digits') {
      for (const run of chunk) {
        words.push([run.text, place, run.start, run.end])
        place += 1
      }
    } else {
      place += 1
    }
    if (before && chunk.length === 1 && bindsTo(before, first, LETTERS_BEFORE_DIGITS)) {
      words.push([before.text + first.text, place - 2, before.start, first.end])
    }
    before = chunk.length === 1 ? first : undefined
  }
  return words
}

function bindsTo(before: Run, run: Run, letters: number): boolean {
  return (
    before.kind === 'letters' &&
    run.kind === 'digits' &&
    before.text.length <= letters &&
    run.text.length <= DIGITS_AFTER_LETTERS
  )
}

/** A word of a query as typed. */
export interface TypedWord {
  readonly text: string
  readonly start: number
  readonly end: number
  /** True if it is part of a Japanese or Chinese run. */
  readonly cjk: boolean
}

/** Stop words. */
const SMALL = new Set(
  (
    'and with for the of in from und mit fur von aus og med til af fra y con para del et avec pour des du les di per del ' +
    'com dos das cu pentru din si es en voor met van de la le el los'
  ).split(' '),
)

/**
 * The words of a folded query, without stop words unless there are no others.
 *
 * @param isKnown true if the form finds anything; joined words are split if it does not
 */
export function wordsOfQuery(folded: string, isKnown: (form: string) => boolean): TypedWord[] {
  const words: TypedWord[] = []
  let before: Run | undefined
  for (const chunk of chunksOf(folded)) {
    const [first] = chunk
    const { end } = chunk.at(-1) ?? first
    const joined = joinedForm(chunk)
    const isOne = joined !== undefined && [joined, ...otherNumbers(joined)].some(isKnown)
    const bound =
      before && chunk.length === 1 && bindsTo(before, first, TYPED_LETTERS_BEFORE_DIGITS)
        ? before.text + first.text
        : undefined
    if (first.kind === 'cjk') {
      let { start } = first
      for (const pair of pairsOf(first.text)) {
        words.push({ text: pair, start, end: start + pair.length, cjk: true })
        start += (pair.codePointAt(0) ?? 0) > 0xffff ? 2 : 1
      }
    } else if (before && bound !== undefined && isKnown(bound)) {
      words.splice(-1, 1, { text: bound, start: before.start, end, cjk: false })
    } else if (isOne) {
      words.push({ text: joined, start: first.start, end, cjk: false })
    } else {
      words.push(...chunk.map((run) => ({ text: run.text, start: run.start, end: run.end, cjk: false })))
    }
    before = chunk.length === 1 && first.kind !== 'cjk' ? first : undefined
  }
  const telling = words.filter(({ text }) => !SMALL.has(text))
  return telling.length > 0 ? telling : words
}

/** The other number of a word, as English and its neighbours form it: 'gummies' and 'gummy', 'vegan' and 'vegans'. */
export function otherNumbers(word: string): string[] {
  if (word.length < 4) return []
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`, word.slice(0, -1)]
  if (word.endsWith('s')) return word.endsWith('ss') ? [] : [word.slice(0, -1)]
  return word.endsWith('y') ? [`${word.slice(0, -1)}ies`, `${word}s`] : [`${word}s`]
}
