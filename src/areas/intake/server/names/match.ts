import { readTarget } from '#areas/intake/contract/substances.ts'
import type { FormId, SubstanceId } from '#areas/intake/contract/substances.ts'

import { CARRIED, CARRIERS, CATIONS, COMPOUNDS, LANGUAGES, SALTS } from './compound-names.ts'
import type { SaltLanguage } from './compound-names.ts'
import { keyOf } from './key.ts'
import { AFTER, AND, BEFORE, ELEMENTAL, QUALITIES, SOURCES } from './qualifiers.ts'
import { NAMES, VITAMINS, VITAMIN_WORDS } from './substance-names.ts'

/**
 * The substance that an ingredient is. `given` says what the label's amount is an amount of: the substance, the named form,
 * or a compound whose share of the substance the label does not say.
 */
export interface Match {
  readonly substance: SubstanceId
  readonly form: FormId | null
  readonly given: 'substance' | 'form' | 'compound'
}

/** The meaning of a name: one match, or a compound of several substances. */
interface Entry {
  readonly of: readonly SubstanceId[]
  readonly form: FormId | null
  readonly given: Match['given']
}

const list = (names: string): string[] => names.split(', ').filter((name) => name !== '')

/** The names of a mineral's salt in one language. */
function saltNames(language: SaltLanguage, mineral: string, salt: string): string[] {
  if (language === 'ja' || language === 'zh')
    return salt === 'キレート' || salt === '螯合' ? [`${salt}${mineral}`, `${mineral}${salt}`] : [`${salt}${mineral}`]
  const plain = [`${mineral} ${salt}`]
  if (language === 'en') return plain
  if (language === 'de' || language === 'da' || language === 'nl' || language === 'hu')
    return [...plain, `${mineral}${salt}`]
  return [...plain, `${salt} ${language === 'it' ? 'di' : 'de'} ${mineral}`]
}

function* entries(): Generator<[name: string, entry: Entry]> {
  for (const [target, names] of Object.entries(NAMES)) {
    const read = readTarget(target)
    if (read === undefined) throw new Error(`No such substance: ${target}`)
    const entry: Entry = { of: [read.substance], form: read.form, given: read.form === null ? 'substance' : 'form' }
    for (const name of list(names)) yield [name, entry]
  }
  for (const [target, letters] of Object.entries(VITAMINS)) {
    const entry: Entry = { of: [target as SubstanceId], form: null, given: 'substance' }
    for (const letter of list(letters)) for (const words of VITAMIN_WORDS) yield [words.replace('*', letter), entry]
  }
  for (const { of, form, names } of COMPOUNDS) {
    for (const name of list(names)) yield [name, { of, form: form ?? null, given: 'compound' }]
  }
  for (const { substance, names: minerals } of CATIONS) {
    for (const { names, brings } of SALTS) {
      const carried = brings !== undefined && CARRIED.includes(brings) && CARRIERS.includes(substance)
      const of: SubstanceId[] = brings === undefined ? [substance] : carried ? [brings] : [substance, brings]
      for (const [at, language] of LANGUAGES.entries())
        for (const mineral of (minerals[at] ?? '').split('/'))
          for (const salt of (names[at] ?? '').split('/'))
            for (const name of saltNames(language, mineral, salt)) yield [name, { of, form: null, given: 'compound' }]
    }
  }
}

const isSame = (one: Entry, other: Entry): boolean =>
  one.form === other.form && one.given === other.given && one.of.join() === other.of.join()

const KNOWN = new Map<string, Entry>()
/** Names that mean different things in different languages: they match nothing. */
export const AMBIGUOUS = new Set<string>()
for (const [name, entry] of entries()) {
  const key = keyOf(name)
  const known = KNOWN.get(key)
  if (known !== undefined && !isSame(known, entry)) AMBIGUOUS.add(key)
  KNOWN.set(key, entry)
}
for (const key of AMBIGUOUS) KNOWN.delete(key)

const SOURCE_KEYS = new Set(list(SOURCES).map(keyOf))
const QUALITY_KEYS = new Set(list(QUALITIES).map(keyOf))
/** Salts that say in which compound a mineral comes. */
const SALT_KEYS = new Set(SALTS.flatMap(({ names }) => names.flatMap((name) => name.split('/').map(keyOf))))
const MINERALS: readonly SubstanceId[] = CATIONS.map(({ substance }) => substance)
const ELEMENTAL_FORMS = list(ELEMENTAL).map((words) => words.split('*').map(keyOf))

/** The mineral of `elemental iron`. */
function elementOf(key: string): Entry | undefined {
  for (const [before = '', after = ''] of ELEMENTAL_FORMS) {
    const starts = before === '' || key.startsWith(`${before} `)
    const ends = after === '' || key.endsWith(` ${after}`)
    if (!starts || !ends) continue
    const rest = key.slice(before === '' ? 0 : before.length + 1, after === '' ? undefined : -after.length - 1)
    const entry = KNOWN.get(rest)
    if (entry?.given === 'substance') return entry
  }
  return undefined
}

const unbracketed = (key: string): string =>
  key
    .replaceAll(/[()[\]]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
const known = (key: string): Entry | undefined => KNOWN.get(key) ?? KNOWN.get(unbracketed(key)) ?? elementOf(key)

/** The longest first, so that `as a` is not read as `as`. */
const LEADING = [...new Set(BEFORE)].sort((a, b) => b.length - a.length)

/** Without the words before and after that only lead to a form. */
function withoutLeading(key: string): string {
  let rest = key
  for (const word of LEADING) {
    if (rest.startsWith(`${word} `)) {
      rest = rest.slice(word.length + 1)
      break
    }
  }
  for (const word of AFTER) {
    const suffix = /^[a-z]/.test(word) ? ` ${word}` : word
    if (rest.endsWith(suffix) && rest.length > suffix.length) {
      rest = rest.slice(0, -suffix.length)
      break
    }
  }
  return rest.trim()
}

/** Each form or source of a qualifier; undefined if one of them is not known. */
function piecesOf(qualifier: string, head: Entry): (Entry | 'source')[] | undefined {
  const read = (key: string) => pieceOf(key, head) ?? pieceOf(withoutLeading(key), head)
  const one = read(qualifier)
  if (one !== undefined) return [one]
  const pieces = withoutLeading(qualifier).split(AND).map(read)
  return pieces.every((piece) => piece !== undefined) ? pieces : undefined
}

function pieceOf(key: string, head: Entry): Entry | 'source' | undefined {
  if (SOURCE_KEYS.has(key)) return 'source'
  if (SALT_KEYS.has(key) && head.of.some((substance) => MINERALS.includes(substance))) return 'source'
  return known(key)
}

const BRACKETS = /^(.+?)[([](.+)[)\]]$/u

/** Splits a name into what comes first and what says more about it. */
function* splits(key: string): Generator<[head: string, qualifier: string]> {
  const bracket = BRACKETS.exec(key)
  if (bracket) yield [bracket[1] ?? '', bracket[2] ?? '']
  for (const word of BEFORE) {
    const at = key.indexOf(` ${word} `)
    if (at > 0) yield [key.slice(0, at), key.slice(at + word.length + 2)]
  }
  for (const word of AFTER) {
    const [head = '', ...rest] = key.split(' ')
    if (rest.length > 0 && key.endsWith(` ${word}`)) {
      for (let words = 1; words <= rest.length; words += 1)
        yield [[head, ...rest.slice(0, words - 1)].join(' '), rest.slice(words - 1).join(' ')]
    }
  }
  const comma = key.indexOf(',')
  if (comma > 0) yield [key.slice(0, comma), key.slice(comma + 1)]
  const [source = '', fromSource = ''] = key.split('由来')
  if (fromSource !== '') yield [fromSource, source]
}

/** A name followed by another of the same substance, or with a quality beside it: 'Vitamin K2 MK-7', 'Natural vitamin C'. */
function besides(key: string): Match | undefined {
  const words = key.split(' ')
  for (let at = 1; at < words.length; at += 1) {
    const [first, last] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
    const head = known(first)
    const more = known(last)
    if (head && more) return joined(head, [more])
    if (head && QUALITY_KEYS.has(last)) return joined(head, [])
    if (more && QUALITY_KEYS.has(first)) return joined(more, [])
  }
  return undefined
}

/** A head that its qualifiers do not contradict. */
function joined(head: Entry, pieces: readonly (Entry | 'source')[]): Match | undefined {
  const [substance, other] = head.of
  if (substance === undefined || other !== undefined) return undefined
  const named = pieces.filter((piece) => piece !== 'source')
  if (named.some(({ of }) => !of.includes(substance))) return undefined
  const saysElement = named.some(({ given }) => given === 'substance')
  // 'Beta-carotene (vitamin A) 800 µg' leaves open what the 800 are.
  if (head.given === 'form' && saysElement && head.form !== null && CONVERTED.includes(head.form)) return undefined
  const forms = [...new Set([head.form, ...named.map(({ form }) => form)].filter((form) => form !== null))]
  const form = forms.length === 1 ? (forms[0] ?? null) : null
  const given = head.given === 'form' && form === null ? 'substance' : head.given
  return { substance, form, given }
}

const CONVERTED: readonly FormId[] = ['beta-carotene', 'calcidiol', 'tryptophan']

/**
 * The substance that a name on a label stands for (intake.matches-known-names-only). Undefined unless the whole name, or its
 * head and everything that qualifies it, is in the tables.
 */
export function matchName(name: string): Match | undefined {
  const key = keyOf(name)
  const whole = known(key)
  if (whole !== undefined) return joined(whole, [])
  for (const [first, qualifier] of splits(key)) {
    const head = known(first)
    const pieces = head && piecesOf(qualifier, head)
    const match = head && pieces && joined(head, pieces)
    if (match !== undefined) return isElementSaid(qualifier) ? { ...match, given: 'substance' } : match
  }
  return besides(key)
}

/** True where a compound's name says that the amount is the element's: 'Magnesium citrate (elemental magnesium)'. */
const isElementSaid = (qualifier: string): boolean => {
  const key = withoutLeading(qualifier)
  return (
    key !== '' &&
    (ELEMENTAL_FORMS.some(([before = '', after = '']) => key === before || key === after) ||
      elementOf(key) !== undefined)
  )
}
