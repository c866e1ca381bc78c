import { setImmediate } from 'node:timers/promises'

/** Names sorted, and places merged, before other work gets its turn: a few milliseconds each. */
const RUN = 1024
const MERGE_SLICE = 8192

/**
 * Positions of the names in ascending order by the rules of a language (ordering.names-by-language-rules); equal names
 * keep their order. Comparing by a language's rules is slow, so the work is cut into slices between which the process
 * handles other work.
 *
 * @param tag BCP 47 tag of the language
 */
export async function collate(names: readonly string[], tag: string): Promise<Int32Array> {
  const { compare } = new Intl.Collator(tag)
  const byName = (a: number, b: number): number => compare(names[a] ?? '', names[b] ?? '') || a - b

  let order = Int32Array.from(names, (_, place) => place)
  for (let start = 0; start < order.length; start += RUN) {
    order.subarray(start, start + RUN).sort(byName)
    await setImmediate()
  }
  for (let width = RUN; width < order.length; width *= 2) {
    order = await mergePairs(order, width, byName)
  }
  return order
}

/** Merges neighbouring sorted runs of the given width into sorted runs of twice that width. */
async function mergePairs(runs: Int32Array, width: number, compare: (a: number, b: number) => number) {
  const merged = new Int32Array(runs.length)
  for (let start = 0; start < runs.length; start += 2 * width) {
    const middle = Math.min(start + width, runs.length)
    const end = Math.min(start + 2 * width, runs.length)
    let left = start
    let right = middle
    for (let to = start; to < end; to += 1) {
      const takeLeft = right >= end || (left < middle && compare(runs[left] ?? 0, runs[right] ?? 0) < 0)
      merged[to] = runs[takeLeft ? left++ : right++] ?? 0
      if (to % MERGE_SLICE === 0) await setImmediate()
    }
  }
  return merged
}
