import { bcp47, type LanguageCode } from '#contract/languages.ts'

import { isFunction } from './functions.ts'
import type { DeliveryForm } from './options.ts'
import type { Part, Recipe, Serving, ServingUnit } from './recipe.ts'
import type { SentenceKey } from './sentences.ts'
import { OTHER_INGREDIENTS } from './sentences.ts'
import type { TermName } from './terms.ts'
import { phrasesIn, termIn } from './words/index.ts'
import type { ToldForm } from './words/vocabulary.ts'

/** A recipe's texts in one language. */
export interface ProductTexts {
  readonly name: string
  readonly description: string
  readonly serving_size: string
  readonly suggested_use: string
  /** One warning a line; absent if there is none. */
  readonly warnings?: string
  readonly ingredients: readonly {
    readonly name: string
    readonly amount: number
    readonly unit: string
    readonly dv_percent?: number
  }[]
  readonly other_ingredients: readonly string[]
  /** Net contents of each pack. */
  readonly contents: readonly string[]
}

/** Formatters of a language, created once each. */
interface Speech {
  readonly code: LanguageCode
  readonly list: Intl.ListFormat
  readonly number: Intl.NumberFormat
  readonly plural: Intl.PluralRules
}

const SPEECHES = new Map<LanguageCode, Speech>()

function speechIn(code: LanguageCode): Speech {
  const known = SPEECHES.get(code)
  if (known !== undefined) return known
  const tag = code === 'en' ? 'en-GB' : bcp47(code)
  const speech = {
    code,
    list: new Intl.ListFormat(tag, { type: 'conjunction' }),
    number: new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }),
    plural: new Intl.PluralRules(tag),
  }
  SPEECHES.set(code, speech)
  return speech
}

function fill(pattern: string, places: Readonly<Record<string, string>>): string {
  return pattern.replaceAll(/\{(\w+)\}/g, (whole, place: string) => places[place] ?? whole)
}

function say({ code }: Speech, key: SentenceKey, places: Readonly<Record<string, string>> = {}): string {
  return fill(phrasesIn(code).sentences[key], places)
}

/** A quantity with its unit, as on a label: `120 capsules`, `20 ml`. */
function contents({ code, number, plural }: Speech, quantity: number, unit: ServingUnit): string {
  const [one = '', several = one, few = several] = phrasesIn(code).counted[unit]
  const category = plural.select(quantity)
  const pattern = category === 'one' ? one : category === 'few' ? few : several
  return fill(pattern, { n: number.format(quantity) })
}

function served(speech: Speech, { count, unit }: Serving): string {
  return contents(speech, count, unit)
}

function measured({ code }: Speech, { amount, unit }: Pick<Part, 'amount' | 'unit'>): { amount: number; unit: string } {
  const { name, times } = phrasesIn(code).units[unit]
  return { amount: amount * times, unit: name }
}

function amount(speech: Speech, part: Pick<Part, 'amount' | 'unit'>): string {
  const { amount: value, unit } = measured(speech, part)
  return `${speech.number.format(value)} ${unit}`
}

type Titled = Pick<Recipe, 'title' | 'form' | 'strength'>

const UNTOLD: readonly DeliveryForm[] = ['Capsule', 'Softgel', 'Oil', 'Cream']

function isTold(form: DeliveryForm): form is ToldForm {
  return !UNTOLD.includes(form)
}

/**
 * True if the English title already names the form. English decides for all languages, so that a product's name has the
 * same parts in each.
 */
function tellsForm(title: string, form: ToldForm): boolean {
  return title.toLowerCase().includes(phrasesIn('en').forms[form].replace(/s$/, ''))
}

function nameIn(speech: Speech, { title, form, strength }: Titled): string {
  const { code } = speech
  const formText = isTold(form) && !tellsForm(title, form) ? phrasesIn(code).forms[form] : ''
  return [termIn(code, title), formText, strength === null ? '' : amount(speech, strength)]
    .filter((word) => word !== '')
    .join(' ')
}

/** Returns the product's English name. A form that the title already names isn't repeated. */
export function productName(titled: Titled): string {
  return nameIn(speechIn('en'), titled)
}

const PROPER = /^(Lactobacillus|Bifidobacterium|Saccharomyces)/

/** Lower-cases an ingredient inside a sentence unless its first letter stands alone; German keeps its capitals. */
function inside({ code }: Speech, name: TermName): string {
  const term = termIn(code, name)
  if (code === 'de' || PROPER.test(term)) return term
  if (code === 'nl' && term.startsWith('IJ')) return `ij${term.slice(2)}`
  return /^\p{Lu}\p{Ll}{2}/u.test(term) ? term.charAt(0).toLocaleLowerCase(bcp47(code)) + term.slice(1) : term
}

/** Most ingredients that a product's first sentence names. */
const TOLD = 4

function opening(speech: Speech, recipe: Recipe): string {
  const { brand, parts, form, number, serving } = recipe
  const [main] = parts
  if (!main) throw new Error(`${recipe.title} holds nothing`)
  const places = {
    name: nameIn(speech, { ...recipe, strength: null }),
    brand: brand.name,
    serving: served(speech, serving),
    amount: amount(speech, main),
    ingredient: inside(speech, main.name),
    count: speech.number.format(parts.length),
    ingredients: speech.list.format(parts.slice(0, TOLD).map((part) => inside(speech, part.name))),
  }
  if (form === 'Cream') return say(speech, 'open.cream', places)
  if (parts.length > TOLD) return say(speech, 'open.many', places)
  const first = number % 2 === 0
  if (parts.length === 1) return say(speech, first ? 'open.single.1' : 'open.single.2', places)
  return say(speech, first ? 'open.formula.1' : 'open.formula.2', places)
}

/** Returns an ingredient's claims: one sentence for all its functions, and claims with their own sentences. */
function claimsOf(speech: Speech, { name, claims }: Pick<Part, 'name' | 'claims'>): string[] {
  const { functions } = phrasesIn(speech.code)
  const contributed = say(speech, 'claim', {
    nutrient: termIn(speech.code, name),
    functions: speech.list.format(claims.filter(isFunction).map((key) => functions[key])),
  })
  return [...new Set(claims.map((claim) => (isFunction(claim) ? contributed : say(speech, claim))))]
}

/** Returns all claims of a single ingredient; of several ingredients, the most important claims of two. */
function claims(speech: Speech, { parts, form }: Recipe): string[] {
  const most = parts.length === 1 ? undefined : 3
  if (form === 'Cream') return []
  return parts
    .filter((part) => part.claims.length > 0)
    .slice(0, 2)
    .flatMap((part) => claimsOf(speech, { ...part, claims: part.claims.slice(0, most) }))
}

const USE: Record<DeliveryForm, SentenceKey> = {
  Capsule: 'use.swallow',
  Tablet: 'use.swallow',
  Softgel: 'use.swallow',
  'Chewable tablet': 'use.chew',
  Gummy: 'use.chew',
  'Effervescent tablet': 'use.dissolve',
  Lozenge: 'use.melt',
  Liquid: 'use.measure',
  Drops: 'use.measure',
  Oil: 'use.oil',
  Powder: 'use.stir',
  Sachet: 'use.stir',
  Spray: 'use.spray',
  Tea: 'use.tea',
  Bar: 'use.bar',
  Cream: 'use.cream',
}

/** Joins sentences. Chinese and Japanese put no space between them. */
function together({ code }: Speech, sentences: readonly string[]): string {
  return sentences.join(['jp', 'zh-TW', 'zh_tw'].includes(code) ? '' : ' ')
}

/** Green tea extract has a warning of its own (Commission Regulation (EU) 2022/2340). */
const WITH_EGCG: TermName = 'Green tea leaf extract'

function noticesOf({ form, gentle, parts }: Recipe): SentenceKey[] {
  if (form === 'Cream') return []
  const hasEgcg = parts.some(({ name }) => name === WITH_EGCG)
  const isOfShellfish = parts.some(({ origin }) => origin === 'shellfish')
  return [
    ...(hasEgcg ? (['notice.egcg'] as const) : gentle || form === 'Bar' ? [] : (['notice.pregnancy'] as const)),
    ...(isOfShellfish ? (['notice.shellfish'] as const) : []),
    'notice.supplement',
  ]
}

function warnings(speech: Speech, recipe: Recipe): Pick<ProductTexts, 'warnings'> {
  const notices = noticesOf(recipe)
  return notices.length === 0 ? {} : { warnings: notices.map((key) => say(speech, key)).join('\n') }
}

function description(speech: Speech, recipe: Recipe): string {
  const { brand, form, parts, zeroWaste } = recipe
  const origin = parts.length === 1 ? parts[0]?.origin : null
  return together(speech, [
    opening(speech, recipe),
    ...claims(speech, recipe),
    ...(origin && form !== 'Cream' && form !== 'Bar' ? [say(speech, `origin.${origin}`)] : []),
    say(speech, `form.${form}`),
    say(speech, brand.about, { brand: brand.name }),
    ...(zeroWaste ? [say(speech, 'pack.zeroWaste')] : []),
  ])
}

/** Returns all texts of a product and its packs in one language. */
export function textsOf(recipe: Recipe, code: LanguageCode): ProductTexts {
  const speech = speechIn(code)
  return {
    name: nameIn(speech, recipe),
    description: description(speech, recipe),
    serving_size: served(speech, recipe.serving),
    suggested_use: say(speech, USE[recipe.form], { serving: served(speech, recipe.serving) }),
    ...warnings(speech, recipe),
    ingredients: recipe.parts.map((part) => ({
      name: termIn(code, part.name),
      ...measured(speech, part),
      ...(part.dvPercent === undefined ? {} : { dv_percent: part.dvPercent }),
    })),
    other_ingredients: OTHER_INGREDIENTS[recipe.form].map((name) => termIn(code, name)),
    contents: recipe.packs.map(({ quantity, unit }) => contents(speech, quantity, unit)),
  }
}
