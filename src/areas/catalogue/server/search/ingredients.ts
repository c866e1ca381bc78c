import { createHash } from 'node:crypto'

import type { LanguageCode } from '#contract/languages.ts'
import { fold } from '#contract/names.ts'

import type { IngredientColumns } from '../store/ingredients.ts'

/** Ingredients under dense numbers, and the products that contain them. */
export interface Ingredients {
  readonly size: number
  readonly ids: Int32Array
  numberOf(id: number): number | undefined
  nameOf(number: number, language: LanguageCode): string
  /** Numbers of the ingredients of a product, in the order of its label. */
  of(product: number): Uint32Array
  /** Numbers of the products of an ingredient, ascending. */
  productsOf(ingredient: number): readonly number[]
}

/** Upper bound of ids: nine digits, as a list of ids in a URL accepts. */
const IDS = 999_999_999

/**
 * Derives an ingredient's id from its name on the label, ignoring letter case and accents. So the id stays the same in
 * every process, after every import and in saved links, without a table of its own. If two names ever share an id,
 * which is unlikely below ten thousand names, they count as one ingredient: choosing it finds both.
 */
export function ingredientId(name: string): number {
  return 1 + (createHash('sha256').update(fold(name)).digest().readUInt32BE() % IDS)
}

export function createIngredients(
  { names, translations, pairProducts, pairNames }: IngredientColumns,
  products: number,
): Ingredients {
  const numbers = new Map<number, number>()
  /** Label spelling of each ingredient where it first occurs, by ingredient number. */
  const written: string[] = []
  const numberOfName = names.map((name) => {
    const id = ingredientId(name)
    const number = numbers.get(id) ?? numbers.size
    if (number === numbers.size) {
      numbers.set(id, number)
      written.push(name)
    }
    return number
  })
  const starts = new Uint32Array(products + 1)
  const ofProducts: number[] = []
  const productsOf: number[][] = written.map(() => [])
  let pair = 0
  for (let product = 0; product < products; product += 1) {
    for (; pairProducts[pair] === product; pair += 1) {
      const number = numberOfName[pairNames[pair] ?? 0] ?? 0
      const known = productsOf[number]
      if (known === undefined || known.at(-1) === product) continue
      known.push(product)
      ofProducts.push(number)
    }
    starts[product + 1] = ofProducts.length
  }
  const ingredients = Uint32Array.from(ofProducts)
  return {
    size: written.length,
    ids: Int32Array.from(numbers.keys()),
    numberOf: (id) => numbers.get(id),
    nameOf: (number, language) => {
      const name = written[number] ?? ''
      return translations.get(language)?.get(name) ?? name
    },
    of: (product) => ingredients.subarray(starts[product], starts[product + 1]),
    productsOf: (ingredient) => productsOf[ingredient] ?? [],
  }
}
