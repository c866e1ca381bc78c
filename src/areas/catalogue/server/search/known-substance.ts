import { foldInPlace } from './fold.ts'
import { CALLED } from './substances.ts'
import { chunksOf } from './words.ts'

/** Substances by what is near to them: the category or substance of the same kind, never of the same effect. */
const OF_A_KIND: Readonly<Record<string, readonly string[]>> = {
  'amino acids': [
    '5-htp',
    '5-hydroxytryptophan',
    'griffonia',
    'tryptophan',
    'glycine',
    'gaba',
    'n-acetyl cysteine',
    'glutathione',
  ],
  'herbs and botanicals': [
    'st. john’s wort',
    'echinacea',
    'saw palmetto',
    'cinnamon',
    'lavender',
    'berberine',
    'boswellia',
    'hawthorn',
    'devil’s claw',
    'nettle',
    'dandelion',
    'moringa',
  ],
  'fish oil': ['cod liver oil', 'krill oil'],
  'green tea': ['caffeine'],
  elderberry: ['acai'],
  'b vitamins': ['inositol', 'nmn'],
  'coenzyme q10': ['pqq'],
  proteins: ['colostrum'],
}

const NEAR = new Map(Object.entries(OF_A_KIND).flatMap(([near, labels]) => labels.map((label) => [label, near])))

const keyOf = (runs: readonly { readonly text: string }[]): string => runs.map(({ text }) => text).join('')
const runsOf = (text: string) => chunksOf(foldInPlace(text).text).flat()

/** By every name in every language, without what stands between its words. */
const BY_NAME = new Map(
  Object.entries(CALLED).flatMap(([label, names]) =>
    [label, ...names.split(', ')].map((name) => [keyOf(runsOf(name)), label] as const),
  ),
)

/** A substance that a query names. */
export interface KnownSubstance {
  /** As it was typed. */
  readonly name: string
  /** Words that find what is of its kind; undefined where nothing is. */
  readonly near: string | undefined
}

/** The substance with the longest name in a query; undefined where it names none. */
export function substanceIn(query: string): KnownSubstance | undefined {
  const { text, origins } = foldInPlace(query)
  const runs = chunksOf(text).flat()
  for (let length = runs.length; length > 0; length -= 1)
    for (let first = 0; first + length <= runs.length; first += 1) {
      const named = runs.slice(first, first + length)
      const label = BY_NAME.get(keyOf(named))
      const [start, end] = [named[0]?.start ?? 0, named.at(-1)?.end ?? 0]
      if (label !== undefined)
        return { name: query.slice(origins?.[start] ?? start, origins?.[end] ?? end), near: NEAR.get(label) }
    }
  return undefined
}
