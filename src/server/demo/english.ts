import { FUNCTIONS } from './functions.ts'
import type { DeliveryForm } from './options.ts'
import type { Part, Recipe, Serving, ServingUnit } from './recipe.ts'
import type { SentenceKey } from './sentences.ts'
import { FORM_SUFFIXES, OTHER_INGREDIENTS, SENTENCES, SERVING_WORDS } from './sentences.ts'

/** A recipe in English words. */
export interface ProductTexts {
  readonly name: string
  readonly description: string
  readonly serving_size: string
  readonly suggested_use: string
  readonly other_ingredients: readonly string[]
}

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const NUMBER = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })

function say(key: SentenceKey, places: Readonly<Record<string, string>> = {}): string {
  return SENTENCES[key].replaceAll(/\{(\w+)\}/g, (whole, place: string) => places[place] ?? whole)
}

/** A quantity with its unit, as on a label: `120 capsules`, `20 ml`. */
export function contents(quantity: number, unit: ServingUnit): string {
  const [one, several] = SERVING_WORDS[unit]
  return `${NUMBER.format(quantity)} ${quantity === 1 ? one : several}`
}

function served({ count, unit }: Serving): string {
  return contents(count, unit)
}

function amount({ amount: value, unit }: Pick<Part, 'amount' | 'unit'>): string {
  return `${NUMBER.format(value)} ${unit}`
}

/** The product's name, at most once each word that tells its form. */
export function productName({ title, form, strength }: Pick<Recipe, 'title' | 'form' | 'strength'>): string {
  const suffix = FORM_SUFFIXES[form]
  const said = suffix === '' || title.toLowerCase().includes(suffix.replace(/s$/, ''))
  return [title, said ? '' : suffix, strength === null ? '' : amount(strength)].filter((word) => word !== '').join(' ')
}

/** Sentence case for an ingredient inside a sentence, except where the first letter stands alone or is a sign. */
function inside(name: string): string {
  return /^[A-Z][a-z]{2}/.test(name) && !/^(Lactobacillus|Bifidobacterium|Saccharomyces)/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
}

function opening(recipe: Recipe): string {
  const { brand, parts, form, number, serving } = recipe
  const [main] = parts
  if (!main) throw new Error(`${recipe.title} holds nothing`)
  const places = {
    name: productName({ ...recipe, strength: null }), brand: brand.name, serving: served(serving),
    amount: amount(main), ingredient: inside(main.name), ingredients: LIST.format(parts.slice(0, 4).map((part) => inside(part.name))),
  }
  if (form === 'Cream') return say('open.cream', places)
  const first = number % 2 === 0
  if (parts.length === 1) return say(first ? 'open.single.1' : 'open.single.2', places)
  return say(first ? 'open.formula.1' : 'open.formula.2', places)
}

/** All that may be said of a single ingredient; of several, the most important of two. */
function claims({ parts, form }: Recipe): string[] {
  const most = parts.length === 1 ? undefined : 3
  if (form === 'Cream') return []
  return parts
    .filter((part) => part.functions.length > 0)
    .slice(0, 2)
    .map((part) => say('claim', { nutrient: part.name, functions: LIST.format(part.functions.slice(0, most).map((key) => FUNCTIONS[key])) }))
}

const USE: Record<DeliveryForm, SentenceKey> = {
  Capsule: 'use.swallow', Tablet: 'use.swallow', Softgel: 'use.swallow', 'Chewable tablet': 'use.chew', Gummy: 'use.chew', 'Effervescent tablet': 'use.dissolve', Lozenge: 'use.melt',
  Liquid: 'use.measure', Drops: 'use.measure', Oil: 'use.oil', Powder: 'use.stir', Sachet: 'use.stir', Spray: 'use.spray', Tea: 'use.tea', Bar: 'use.bar', Cream: 'use.cream',
}

function suggestedUse({ form, serving, gentle }: Recipe): string {
  const use = say(USE[form], { serving: served(serving) })
  if (form === 'Cream') return use
  return [use, say('notice.supplement'), ...(gentle || form === 'Bar' ? [] : [say('notice.pregnancy')])].join(' ')
}

export function inEnglish(recipe: Recipe): ProductTexts {
  const { brand, form, parts, serving, zeroWaste } = recipe
  const origin = parts.length === 1 ? parts[0]?.origin : null
  const description = [
    opening(recipe), ...claims(recipe), ...(origin && form !== 'Cream' && form !== 'Bar' ? [say(`origin.${origin}`)] : []), say(`form.${form}`), say(brand.about, { brand: brand.name }),
    ...(zeroWaste ? [say('pack.zeroWaste')] : []),
  ]
  return {
    name: productName(recipe),
    description: description.join(' '),
    serving_size: served(serving),
    suggested_use: suggestedUse(recipe),
    other_ingredients: OTHER_INGREDIENTS[form],
  }
}
