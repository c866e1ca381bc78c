import type { Trace } from '../trace/trace.ts'
import { nameOf, namesOf } from './log/names.ts'
import { grouped } from './log/rows.ts'
import { leavesOf, wordsOf } from './log/words.ts'
import { actorsAt } from './moment/actors.ts'
import { countAt } from './moment/actor-state.ts'

const LAST_ROWS = 20

/** A recording up to one moment in words, for a bug report: where its actors stand, and what led there. */
export function summaryOf(trace: Trace, at: number | null): string {
  const count = countAt(trace.records, at)
  const records = trace.records.slice(0, count)
  const names = namesOf(records)
  const states = [...actorsAt(records, count).values()].flatMap(({ record, value, isEnded }) =>
    value === undefined || isEnded ? [] : [`- ${record.name}: ${leavesOf(value).join(', ')}`],
  )
  const rows = grouped(records)
    .slice(-LAST_ROWS)
    .map(({ record, isHead }) => {
      const words = `${nameOf(names, record.actor)} ${record.kind}: ${wordsOf(record)}`
      return `${isHead ? '' : '  '}#${record.n} +${Math.round(record.at)} ms ${words}`
    })
  return [
    `Recording of ${trace.began}, build ${trace.build}, ${count} of ${trace.records.length} records`,
    '',
    'Where the charts stand',
    ...states,
    '',
    'What led there',
    ...rows,
    '',
  ].join('\n')
}
