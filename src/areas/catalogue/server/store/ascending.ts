/** The place of the first of some ascending values that is not below one; behind all of them where each is. */
export function firstFrom<Value extends number | string>(ascending: ArrayLike<Value>, least: Value): number {
  let low = 0
  let high = ascending.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const value = ascending[middle]
    if (value !== undefined && value < least) low = middle + 1
    else high = middle
  }
  return low
}
