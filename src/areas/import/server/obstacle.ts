import type { Obstacle } from '#areas/import/server/stored/look.ts'

import { findingsOf, grouped } from './alike.ts'
import type { ImportReport } from './report.ts'

type Judged = Pick<ImportReport, 'created' | 'updated' | 'unchanged' | 'rejected' | 'leftOut' | 'incomplete'>

/** Undefined where something can be taken, or is there already. */
export function obstacleOf(report: Judged): Obstacle | undefined {
  const { created, updated, unchanged, rejected, leftOut, incomplete } = report
  if (incomplete === 'stopped' || created + updated + unchanged > 0) return undefined
  const number = rejected.length + leftOut.reduce((sum, { count }) => sum + count, 0)
  if (number === 0) return { number, code: 'empty' }
  if (rejected.length === 0) return { number, code: 'leftOut' }
  const currencies = rejected.map(({ problem }) => currenciesOf(problem.detail))
  if (currencies.every((found) => found.length > 0))
    return { number, code: 'currency', currencies: [...new Set(currencies.flat())] }
  const [most] = grouped(findingsOf({ rejected, missingPictures: [], notes: [] })).toSorted((a, b) => b.count - a.count)
  if (most === undefined) return { number, code: 'empty' }
  const { count, code, detail } = most
  return { number, code: count === number ? 'same' : 'mostly', count, line: { code, detail } }
}

/** Currencies of prices that the shop does not sell in. */
function currenciesOf(detail: string): string[] {
  return [...detail.matchAll(/: (?:cannot be taken: [^;]*?|is in )(?<currency>\b[A-Z]{3}\b|\p{Sc})/gu)].flatMap(
    ({ groups }) => groups?.['currency'] ?? [],
  )
}

const count = new Intl.NumberFormat('en-GB')

/** The same in English, for the command. */
export function describeObstacle(obstacle: Obstacle, own: string): string {
  const none = `None of the ${count.format(obstacle.number)} products can be taken`
  if (obstacle.code === 'empty') return 'Nothing can be taken: the file has no products.'
  if (obstacle.code === 'leftOut') return `${none}: all of them are left out.`
  if (obstacle.code === 'currency')
    return `${none}: all prices are in ${obstacle.currencies.join(', ')}, this shop sells in ${own}.`
  const { detail } = obstacle.line
  if (obstacle.code === 'same') return `${none}, all for one reason: ${detail}`
  return `${none}; the reason of ${count.format(obstacle.count)}: ${detail}`
}
