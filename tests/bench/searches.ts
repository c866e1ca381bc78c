import type { FilterIds } from '#areas/catalogue/contract/catalogue.ts'
import type { Catalogue } from '#areas/catalogue/server/index.ts'

/** A kind of search. Numbered, so that each call asks for something else: what is measured are searches made, not searches kept. */
export interface SearchShape {
  readonly name: string
  search(n: number): FilterIds & { readonly query: string }
}

const VISITOR = { mayBuyRestricted: false }
const LETTERS = /^\p{L}+$/u

/** Words swapped where a hand slips. */
function slip(word: string): string {
  const at = Math.floor(word.length / 2)
  return word.slice(0, at - 1) + (word[at] ?? '') + (word[at - 1] ?? '') + word.slice(at + 1)
}

/**
 * Search texts made of products from all over the catalogue.
 *
 * @param products how many of them, which is how many different searches there are
 * @param filter numbered filters, with which a search for the same word is another each time
 */
export async function searchShapes(
  catalogue: Catalogue,
  products: number,
  filter: (n: number) => FilterIds,
): Promise<SearchShape[]> {
  const { total_pages } = await catalogue.listProducts({ limit: 1 }, 'en', VISITOR)
  const typed: { readonly name: string; readonly brand: string; readonly word: string }[] = []
  for (let n = 0; n < products; n += 1) {
    const {
      data: [found],
    } = await catalogue.listProducts({ limit: 1, page: 1 + Math.floor((n * total_pages) / products) }, 'en', VISITOR)
    if (found === undefined) continue
    const words = found.name
      .split(/\s+/)
      .filter((word) => LETTERS.test(word))
      .toSorted((a, b) => b.length - a.length)
    typed.push({ name: found.name, brand: found.brand.name, word: words[0] ?? found.name })
  }
  const nth = (n: number) => typed[n % typed.length] ?? { name: '', brand: '', word: '' }
  return [
    { name: 'brand and word', search: (n) => ({ query: `${nth(n).brand} ${nth(n).word}` }) },
    { name: 'name as it is typed', search: (n) => ({ query: nth(n).name.slice(0, 3 + (n % 10)) }) },
    { name: 'typing error', search: (n) => ({ query: `${slip(nth(n).word)} ${nth(n).name.split(' ')[0] ?? ''}` }) },
    { name: 'vitamin and a word', search: (n) => ({ query: `${nth(n).word} vitamin` }) },
    // The word is the same each time: what is measured is what a filter on the page of results costs.
    { name: 'vitamin, filtered', search: (n) => ({ query: 'vitamin', ...filter(n) }) },
  ]
}
