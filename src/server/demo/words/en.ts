import { FUNCTIONS } from '../functions.ts'
import { SENTENCES } from '../sentences.ts'
import type { Phrases } from './vocabulary.ts'

/** English, whose terms are the keys of all others. */
export const PHRASES: Phrases = {
  sentences: SENTENCES,
  functions: FUNCTIONS,
  counted: {
    capsule: ['{n} capsule', '{n} capsules'], tablet: ['{n} tablet', '{n} tablets'], softgel: ['{n} softgel', '{n} softgels'],
    'chewable tablet': ['{n} chewable tablet', '{n} chewable tablets'], 'effervescent tablet': ['{n} effervescent tablet', '{n} effervescent tablets'],
    gummy: ['{n} gummy', '{n} gummies'], lozenge: ['{n} lozenge', '{n} lozenges'], drop: ['{n} drop', '{n} drops'], spray: ['{n} spray', '{n} sprays'],
    sachet: ['{n} sachet', '{n} sachets'], 'tea bag': ['{n} tea bag', '{n} tea bags'], bar: ['{n} bar', '{n} bars'], ml: ['{n} ml', '{n} ml'], g: ['{n} g', '{n} g'],
  },
  forms: {
    Tablet: 'tablets', 'Chewable tablet': 'chewables', 'Effervescent tablet': 'effervescent', Gummy: 'gummies', Liquid: 'liquid', Drops: 'drops',
    Powder: 'powder', Sachet: 'sachets', Spray: 'spray', Lozenge: 'lozenges', Tea: 'tea', Bar: 'bars',
  },
  units: {
    mg: { name: 'mg', times: 1 }, µg: { name: 'µg', times: 1 }, g: { name: 'g', times: 1 }, 'billion CFU': { name: 'billion CFU', times: 1 }, FCC: { name: 'FCC', times: 1 },
  },
}
