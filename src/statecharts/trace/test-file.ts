import { fileName } from '../graph/file-name.ts'
import { runningBelow } from './running-below.ts'
import type { Recorded, Trace } from './trace.ts'

/** The kinds of records that a test of one actor needs. */
const KINDS: readonly Recorded['kind'][] = ['actor', 'event', 'step', 'action']

/**
 * Returns the text of a test file that sends one actor the events of its trace, and after each compares its state,
 * context and actions (statecharts.trace-becomes-a-test). It belongs in tests/traces/; `npm run format` formats it.
 */
export function testFile(chart: string, actor: string, trace: Trace, title: string): string {
  return [
    "import { modelOf } from '#tests/models/support/model-of.ts'",
    "import { testTrace } from '#tests/models/support/trace-test.ts'",
    '',
    `testTrace(${JSON.stringify(title)}, await modelOf(${JSON.stringify(chart)}), {`,
    '  records: [',
    ...recordsOfTest(trace, actor).map((record) => `    ${JSON.stringify(record)},`),
    '  ],',
    '})',
    '',
  ].join('\n')
}

/** The records of one actor, and of the children that ran before: a snapshot has only running children. */
export function recordsOfTest({ records }: Pick<Trace, 'records'>, actor: string): readonly Recorded[] {
  const running = runningBelow(records, actor).map(({ state: _, chart: __, ...one }) => one)
  const own = records.filter((one) => one.actor === actor && KINDS.includes(one.kind))
  return [...own, ...running].toSorted((a, b) => a.n - b.n)
}

/** A name such as `cart-2026-05-04-10-00-00.test.ts`. */
export function testFileName(chart: string, { began }: Trace): string {
  return `${fileName(chart)}-${began.slice(0, 19).replaceAll(/\D+/g, '-')}.test.ts`
}
