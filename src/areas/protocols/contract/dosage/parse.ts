import * as v from 'valibot'

import type { LanguageCode } from '#contract/languages.ts'

import type { Clause } from './clause.ts'
import { clausesOf } from './clauses.ts'
import { dosage, type Dosage, type DoseUnit } from './dosage.ts'
import { lexiconsFor } from './lexicons.ts'
import { normal } from './normal.ts'
import { scan } from './scan.ts'
import { saidIn, stepOf, type Said, type TypedStep } from './step.ts'

/** The longest dosage in words takes about 3,500 letters. */
const LONGEST = 4000

/** Forms that are counted: a counter without a form means these. */
const MEASURES: readonly DoseUnit[] = ['drop', 'spray', 'ml', 'teaspoon', 'tablespoon', 'g']

/**
 * The dosage that a text means, or null where any part of it isn't understood or leaves a doubt (dosage.typed-is-understood,
 * dosage.unknown-words-give-nothing). Words are those of the language, or else of English, or else of both
 * (dosage.words-of-the-page-then-english). `base.unit` is that of a product, used where the text names none (dosage.label-gives-the-unit).
 */
export function parseDosage(text: string, language: LanguageCode, base?: { readonly unit: DoseUnit }): Dosage | null {
  if (text.length > LONGEST) return null
  const plain = normal(text)
  for (const lexicon of lexiconsFor(language)) {
    const tokens = scan(plain, lexicon)
    for (const hasHours of tokens ? [true, false] : []) {
      const clauses = clausesOf(tokens ?? [], { ...lexicon, hasHours })
      const found = clauses && dosageOf(clauses, base)
      if (found) return found
    }
  }
  return null
}

function dosageOf(clauses: readonly Clause[], base: { readonly unit: DoseUnit } | undefined): Dosage | null {
  if (clauses.at(-1)?.kind === 'and' || clauses[0]?.kind === 'and') return null
  const { steps: parts, rest } = split(clauses)
  const steps = parts.map(stepOf)
  const ofAll = saidIn(rest)
  if (!ofAll || steps.some((one) => one === null)) return null
  const typed = steps.filter((one) => one !== null)
  const shared = together(typed, ofAll)
  const unit = unitOf([...typed.flatMap(({ said }) => said.units), ...ofAll.units], base)
  if (!shared || !unit) return null
  const read = v.safeParse(dosage, {
    unit,
    steps: typed.map(({ days, intakes }) => ({ days, intakes })),
    ...shared,
  })
  return read.success ? read.output : null
}

const IS_SAID: readonly Clause['kind'][] = ['food', 'rhythm', 'daily', 'from', 'until', 'joint', 'and', 'break']

/** Steps are parted by 'then'. What follows a semicolon after several holds for all of them. */
function split(clauses: readonly Clause[]): {
  readonly steps: readonly (readonly Clause[])[]
  readonly rest: readonly Clause[]
} {
  const tail = clauses.findLastIndex(({ kind }) => !IS_SAID.includes(kind)) + 1
  const isStepped = clauses.some(({ kind }) => kind === 'then')
  const end = isStepped ? clauses.findIndex(({ kind }, index) => kind === 'break' && index >= tail) : -1
  const steps: Clause[][] = [[]]
  for (const one of end < 0 ? clauses : clauses.slice(0, end)) {
    if (one.kind === 'then') steps.push([])
    else steps.at(-1)?.push(one)
  }
  return { steps, rest: end < 0 ? [] : clauses.slice(end) }
}

/** Food, rhythm and dates of the whole. Steps may name food or rhythm only if all name the same. */
function together(steps: readonly TypedStep[], ofAll: Said): Pick<Dosage, 'food' | 'rhythm' | 'from' | 'until'> | null {
  const said = steps.map((one) => one.said)
  const food = same(said.map((one) => one.food ?? null))
  const rhythm = same(said.map((one) => one.rhythm ?? null))
  const isBetween =
    said.slice(1).some(({ from }) => from !== undefined) || said.slice(0, -1).some(({ until }) => until !== undefined)
  const [from, until] = [said[0]?.from, said.at(-1)?.until]
  if (food === undefined || rhythm === undefined || isBetween) return null
  const isTwice = (food && ofAll.food) || (rhythm && ofAll.rhythm) || (from && ofAll.from) || (until && ofAll.until)
  if (isTwice) return null
  return {
    food: food ?? ofAll.food ?? null,
    rhythm: rhythm ?? ofAll.rhythm ?? null,
    from: from ?? ofAll.from ?? null,
    until: until ?? ofAll.until ?? null,
  }
}

function same<Value>(values: readonly Value[]): Value | undefined {
  return new Set(values.map((one) => JSON.stringify(one))).size === 1 ? values[0] : undefined
}

function unitOf(named: readonly DoseUnit[], base: { readonly unit: DoseUnit } | undefined): DoseUnit | null {
  const units = new Set(named)
  const isCounted = units.delete('piece')
  const [unit, ...others] = units
  if (others.length > 0) return null
  if (unit) return unit
  return base && !(isCounted && MEASURES.includes(base.unit)) ? base.unit : 'piece'
}
