import type { DeliveryForm } from './options.ts'
import type { TermName } from './terms.ts'
import english from './words/en.json' with { type: 'json' }

/**
 * Sentences of the demo's texts by key, with `{places}` to fill. Every other language has to translate all of them.
 * Neither they nor the words that fill the places mention illness or relief, and fungi, lichens and algae aren't called
 * plants (product.origin-is-what-it-is).
 */
export const SENTENCES = english.sentences

export type SentenceKey = keyof typeof SENTENCES

/** Ingredients of each form other than the active ones. */
export const OTHER_INGREDIENTS = {
  Capsule: ['Hydroxypropyl methylcellulose (capsule shell)', 'Rice flour'],
  Tablet: ['Microcrystalline cellulose', 'Magnesium salts of fatty acids', 'Silicon dioxide'],
  Softgel: ['Modified starch (capsule shell)', 'Glycerol', 'Carrageenan', 'Mixed tocopherols'],
  'Chewable tablet': ['Xylitol', 'Cherry powder', 'Magnesium salts of fatty acids'],
  'Effervescent tablet': [
    'Citric acid',
    'Sodium hydrogen carbonate',
    'Sorbitol',
    'Orange flavouring',
    'Steviol glycosides',
  ],
  Gummy: [
    'Glucose syrup',
    'Cane sugar',
    'Water',
    'Pectin',
    'Citric acid',
    'Black carrot concentrate',
    'Natural flavouring',
  ],
  Liquid: ['Water', 'Apple juice concentrate', 'Citric acid', 'Potassium sorbate'],
  Drops: ['Water', 'Glycerol'],
  Oil: ['Mixed tocopherols', 'Rosemary extract'],
  Powder: [],
  Sachet: ['Citric acid', 'Natural lemon flavouring', 'Steviol glycosides'],
  Spray: ['Water', 'Glycerol', 'Peppermint oil'],
  Lozenge: ['Xylitol', 'Acacia gum', 'Natural flavouring'],
  Tea: [],
  Bar: ['Dates', 'Almonds', 'Rolled oats', 'Cocoa butter', 'Sea salt'],
  Cream: ['Water', 'Shea butter', 'Jojoba oil', 'Glycerol', 'Beeswax substitute of plant origin', 'Potassium sorbate'],
} as const satisfies Readonly<Record<DeliveryForm, readonly TermName[]>>
