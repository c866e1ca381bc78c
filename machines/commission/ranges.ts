/** The ranges of days that one press shows (commission.from-and-to). */
export const RANGES = ['month', 'lastMonth', 'quarter', 'year'] as const

export interface Range {
  readonly id: (typeof RANGES)[number]
  /** Both YYYY-MM-DD, inclusive. */
  readonly from: string
  readonly to: string
}

/** The ranges around a day, each with its full end, so that a link to one keeps its meaning. */
export function rangesOf(today: string): readonly Range[] {
  const [year = 0, number = 0] = today.split('-').map(Number)
  const month = number - 1
  const day = (of: number, at: number) => new Date(Date.UTC(year, of, at)).toISOString().slice(0, 10)
  const months = (first: number, count: number) => ({ from: day(first, 1), to: day(first + count, 0) })
  return [
    { id: 'month', ...months(month, 1) },
    { id: 'lastMonth', ...months(month - 1, 1) },
    { id: 'quarter', ...months(month - (month % 3), 3) },
    { id: 'year', ...months(0, 12) },
  ]
}
