/** The place of the first of some ascending values that is not below one; behind all of them where each is. */
export function firstFrom<Value extends number | string>(ascending: ArrayLike<Value>, wanted: Value): number {
  let low = 0
  let high = ascending.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const value = ascending[middle]
    if (value !== undefined && value < wanted) low = middle + 1
    else high = middle
  }
  return low
}
