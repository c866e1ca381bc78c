/** A page to choose, or a gap where pages were left out. */
export type PageStep = number | 'gap'

/** Pages on either side of the current one. */
const BESIDE = 1

/** The pages to offer, counted from 1: the first, the last, the current one and those beside it. A gap stands for two pages or more. */
export function pageSteps(current: number, total: number): readonly PageStep[] {
  const isOffered = (page: number) => page === 1 || page === total || Math.abs(page - current) <= BESIDE
  const offered = Array.from({ length: total }, (_, index) => index + 1).filter(
    (page) => isOffered(page) || (isOffered(page - 1) && isOffered(page + 1)),
  )
  return offered.flatMap((page, index) =>
    index > 0 && page - (offered[index - 1] ?? 0) > 1 ? ['gap' as const, page] : [page],
  )
}
