import type { LanguageCode } from '#contract/languages.ts'
import type { Catalogue } from '#areas/catalogue/server/index.ts'

/** A query, and the product that a user would accept as its result. */
export interface Judged {
  readonly kind: 'plain' | 'typo' | 'accent' | 'brand' | 'prefix' | 'language' | 'name' | 'spelling'
  readonly language: LanguageCode
  readonly query: string
  /** All have to match `brand | name` of a product as the language shows it, in lower case and without accents. */
  readonly wanted: readonly RegExp[]
}

export const judge = (
  kind: Judged['kind'],
  queries: Readonly<Record<string, RegExp | readonly RegExp[]>>,
  language: LanguageCode = 'en',
): Judged[] =>
  Object.entries(queries).map(([query, wanted]) => ({
    kind,
    language,
    query,
    wanted: wanted instanceof RegExp ? [wanted] : wanted,
  }))

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()

/** Mean of 1 / rank of the first wanted product on the first page (0 if none), and the queries below 1. */
export async function meanReciprocalRank(catalogue: Catalogue, all: readonly Judged[]) {
  const ranks: { readonly query: string; readonly rank: number }[] = []
  for (const { query, language, wanted } of all) {
    const { hits } = await catalogue.search({ params: undefined, query: { query }, body: undefined }, language, {
      mayBuyRestricted: false,
    })
    const place = hits.findIndex(({ brand, name }) =>
      wanted.every((pattern) => pattern.test(plain(`${brand.name} | ${name}`))),
    )
    ranks.push({ query, rank: place === -1 ? 0 : 1 / (place + 1) })
  }
  const mean = ranks.reduce((sum, { rank }) => sum + rank, 0) / ranks.length
  return { mean: Math.round(mean * 1000) / 1000, below: ranks.filter(({ rank }) => rank < 1) }
}
