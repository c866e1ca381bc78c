/** A seeded source of chance: the same seed gives the same catalogue on every machine and at every start. */
export interface Random {
  /** From 0 up to, but not, 1. */
  readonly next: () => number
  readonly chance: (share: number) => boolean
  /** A whole number from `low` to `high`, both included. */
  readonly between: (low: number, high: number) => number
  readonly pick: <Item>(list: readonly Item[]) => Item
  readonly shuffle: <Item>(list: readonly Item[]) => Item[]
}

/** Marsaglia's xorshift generator with 32 bits ("Xorshift RNGs", 2003). */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed | 1, 0x9e3779b1) | 1
  const next = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
  for (let warmUp = 0; warmUp < 8; warmUp++) next()
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    between,
    chance: (share) => next() < share,
    pick: (list) => {
      const item = list[between(0, list.length - 1)]
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
    shuffle: (list) =>
      list
        .map((item) => ({ item, place: next() }))
        .sort((a, b) => a.place - b.place)
        .map(({ item }) => item),
  }
}
