import { DAY_TIMES, DOSE_UNITS } from './dosage.ts'
import { normal } from './normal.ts'
import type { Token } from './token.ts'
import type { Spellings, Words } from './words/words.ts'

type Meaning = readonly Token[]

interface Phrase {
  readonly text: string
  /** Ends in a Latin letter, and so not within a word. */
  readonly isWord: boolean
  readonly meaning: Meaning
}

/** Spellings with their meanings, by their first letter, the longest first. */
export interface Lexicon {
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>
  readonly isTimesFirst: boolean
  readonly isOneDayDaily: boolean
}

const FUNCTIONS = [
  ['daily', 'daily'],
  ['timesWord', 'times'],
  ['every', 'every'],
  ['everyDays', 'everyDays'],
  ['everyAfter', 'everyAfter'],
  ['apart', 'apart'],
  ['days', 'days'],
  ['weeks', 'weeks'],
  ['for', 'for'],
  ['forAfter', 'forAfter'],
  ['first', 'first'],
  ['thenWord', 'then'],
  ['from', 'from'],
  ['until', 'until'],
  ['fromAfter', 'fromAfter'],
  ['untilAfter', 'untilAfter'],
  ['and', 'and'],
  ['hour', 'hour'],
  ['hourBefore', 'hourBefore'],
] as const

function meaningsOf(words: Words): ReadonlyMap<string, Meaning> {
  const meanings = new Map<string, Meaning>()
  const add = (spellings: Spellings | undefined, ...meaning: Meaning) => {
    for (const spelling of spellings?.split('|') ?? []) {
      const text = normal(spelling).replaceAll('-', ' ')
      if (text !== '') meanings.set(text, meaning)
    }
  }
  const eaten: Token = { kind: 'food', food: 'with', isOfMeal: true }

  add(words.fill)
  for (const [key, kind] of FUNCTIONS) add(words[key], { kind })
  for (const [index, one] of words.numbers.entries()) add(one, { kind: 'number', value: index + 1, text: '' })
  add(words.half, { kind: 'number', value: 0.5, text: '' })
  for (const [index, one] of words.months.entries()) add(one, { kind: 'month', month: index + 1 })
  for (const unit of DOSE_UNITS) add(words.units[unit], { kind: 'unit', unit })
  for (const at of DAY_TIMES) add(words.times[at], { kind: 'time', at })
  add(words.anyTime, { kind: 'time', at: null })
  for (const at of ['breakfast', 'lunch', 'dinner'] as const) add(words.meals?.[at], { kind: 'time', at }, eaten)
  add(
    words.eachMeal,
    { kind: 'time', at: 'breakfast' },
    { kind: 'time', at: 'lunch' },
    { kind: 'time', at: 'dinner' },
    eaten,
  )
  add(words.am, { kind: 'noon', side: 'am' })
  add(words.pm, { kind: 'noon', side: 'pm' })
  add(words.food.with, { kind: 'food', food: 'with', isOfMeal: false })
  add(words.food.without, { kind: 'food', food: 'without', isOfMeal: false })
  for (const [index, one] of words.weekdays.entries()) {
    for (const spelling of one.split('|')) {
      const [other] = meanings.get(normal(spelling)) ?? []
      const month = other?.kind === 'month' ? { month: other.month } : {}
      add(spelling, { kind: 'weekday', weekday: index + 1, ...month })
    }
  }
  for (const [index, one] of (words.often ?? []).entries()) add(one, { kind: 'often', times: index + 1 })
  add(words.everySecondDay, { kind: 'everyNth', every: 2 })
  add(words.everyThirdDay, { kind: 'everyNth', every: 3 })
  add(words.weekly, { kind: 'everyNth', every: 7 })
  add(words.daysLong, { kind: 'days' }, { kind: 'forAfter' })
  add(words.weeksLong, { kind: 'weeks' }, { kind: 'forAfter' })
  return meanings
}

function lexicon(meanings: ReadonlyMap<string, Meaning>, words: readonly Words[]): Lexicon {
  const phrases = new Map<string, Phrase[]>()
  for (const [text, meaning] of meanings) {
    const first = text.charAt(0)
    phrases.set(first, [...(phrases.get(first) ?? []), { text, meaning, isWord: /\p{Script=Latin}$/u.test(text) }])
  }
  for (const all of phrases.values()) all.sort((a, b) => b.text.length - a.text.length)
  return {
    phrases,
    isTimesFirst: words.every(({ isTimesFirst = false }) => isTimesFirst),
    isOneDayDaily: words.some(({ isOneDayDaily = false }) => isOneDayDaily),
  }
}

/** The words of one language. */
export const lexiconOf = (words: Words): Lexicon => lexicon(meaningsOf(words), [words])

/** The words of two languages, except those to which the two give different meanings. */
export function jointLexicon(words: Words, others: Words): Lexicon {
  const joint = new Map(meaningsOf(others))
  for (const [text, meaning] of meaningsOf(words)) {
    const other = joint.get(text)
    if (other !== undefined && JSON.stringify(other) !== JSON.stringify(meaning)) joint.delete(text)
    else joint.set(text, meaning)
  }
  return lexicon(joint, [words, others])
}
