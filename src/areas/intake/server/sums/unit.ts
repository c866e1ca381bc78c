import { fold } from '#contract/names.ts'

/** An amount may be an equivalent of retinol, retinol activity, folate, niacin, tocopherol or vitamin D. */
type Equivalent = 'RE' | 'RAE' | 'DFE' | 'NE' | 'TE' | 'VDE'

/** A unit of a label: a mass in micrograms, of the substance or of an equivalent, or international units. */
export type Unit =
  | { readonly kind: 'mass'; readonly micrograms: number; readonly of: Equivalent | null }
  | { readonly kind: 'IU' }

const MASSES: Readonly<Record<string, number>> = {
  ng: 0.001,
  ug: 1,
  mcg: 1,
  microgram: 1,
  micrograms: 1,
  mikrogramm: 1,
  microgrammes: 1,
  microgramos: 1,
  microgrammi: 1,
  マイクログラム: 1,
  微克: 1,
  mg: 1000,
  milligram: 1000,
  milligrams: 1000,
  milligramm: 1000,
  milligrammes: 1000,
  miligramos: 1000,
  milligrammi: 1000,
  ミリグラム: 1000,
  毫克: 1000,
  g: 1_000_000,
  gram: 1_000_000,
  grams: 1_000_000,
  'gram(s)': 1_000_000,
  'milligram(s)': 1000,
  'microgram(s)': 1,
  gramm: 1_000_000,
  grammes: 1_000_000,
  gramos: 1_000_000,
  grammi: 1_000_000,
  グラム: 1_000_000,
  公克: 1_000_000,
  克: 1_000_000,
}

/** International units, in the languages of the shop. Hungarian `NE` alone is one; `mg NE` is not. */
const INTERNATIONAL = ['iu', 'ie', 'ui', 'ne', 'me', '国際単位', '國際單位', 'international units']

const EQUIVALENTS: Readonly<Record<string, Equivalent>> = {
  re: 'RE',
  er: 'RE',
  rae: 'RAE',
  dfe: 'DFE',
  ne: 'NE',
  en: 'NE',
  te: 'TE',
  et: 'TE',
  'a te': 'TE',
  'alpha te': 'TE',
  'a et': 'TE',
  'alpha et': 'TE',
  vde: 'VDE',
}

/** The unit that a label gives; undefined if it is no unit of mass or activity. */
export function readUnit(text: string): Unit | undefined {
  const plain = fold(text)
    .replaceAll('α', 'alpha')
    .replaceAll(/[.]/g, '')
    .replaceAll(/[\s-]+/g, ' ')
    .trim()
  if (INTERNATIONAL.includes(plain)) return { kind: 'IU' }
  const [mass = '', ...more] = plain.split(' ')
  const micrograms = Object.hasOwn(MASSES, mass) ? MASSES[mass] : undefined
  if (micrograms === undefined) return undefined
  if (more.length === 0) return { kind: 'mass', micrograms, of: null }
  const named = more.join(' ').replace(/^\((.*)\)$/, '$1')
  const of = Object.hasOwn(EQUIVALENTS, named) ? EQUIVALENTS[named] : undefined
  return of && { kind: 'mass', micrograms, of }
}
