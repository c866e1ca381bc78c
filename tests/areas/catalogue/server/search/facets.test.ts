import { expect, test } from 'vitest'

import { optionFacet } from '#areas/catalogue/server/search/facets.ts'
import { groupBit } from '#areas/catalogue/server/store/postings.ts'

const SIZE = 300
const SHOWN = 50

/** Plain reference for the values of a facet: the first ones in order, and all chosen ones. */
function plain(counts: Uint32Array, chosen: ReadonlySet<number>): number[] {
  const numbers = [...counts.keys()].filter((number) => (counts[number] ?? 0) > 0 || chosen.has(number))
  return numbers
    .toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b)
    .filter((number, place) => place < SHOWN || chosen.has(number))
}

test.each([1, 2, 5, 40, 1000])(
  'the values of most products come first, and none that was chosen is left out, where at most %i products have each',
  (most) => {
    const counts = Uint32Array.from({ length: SIZE }, (_, number) => (number * 7919) % most)
    for (const chosen of [[], [3, 299, 150, 7], [...counts.keys()].filter((number) => number % 9 === 0)]) {
      const facet = optionFacet(
        { counts, ingredientCounts: counts, matches: { products: new Int32Array(0), scores: new Float32Array(0) } },
        'brands',
        new Set(chosen),
        { size: SIZE, groupBits: new Uint8Array(SIZE).fill(groupBit('brands')), stored: [], numberOf: () => undefined },
        {
          byNumber: Array.from({ length: SIZE }, (_, id) => ({ id, name: String(id), slug: String(id) })),
        } as unknown as Parameters<typeof optionFacet>[4],
      )
      expect(facet.map(({ id }) => id)).toEqual(plain(counts, new Set(chosen)))
    }
  },
)
