import { runningBelow } from './running-below.ts'
import type { Recorded, Trace } from './trace.ts'

/** What a trace holds of one actor, as far as a test of it needs it. */
const KINDS: readonly Recorded['kind'][] = ['actor', 'event', 'step', 'action']

/**
 * The text of a test file that drives one actor of a trace through its events and compares after each where it stands, what
 * it holds and what it has done (statecharts.trace-becomes-a-test). It belongs into tests/traces/; `npm run format` sets it
 * as the project does.
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

/** An actor in a trace, with those that ran below it before: a snapshot has only those that run. */
export function recordsOfTest({ records }: Pick<Trace, 'records'>, actor: string): readonly Recorded[] {
  const running = runningBelow(records, actor).map(({ state: _, chart: __, ...one }) => one)
  const own = records.filter((one) => one.actor === actor && KINDS.includes(one.kind))
  return [...own, ...running].toSorted((a, b) => a.n - b.n)
}

/** Of the test file: such as `cart-2026-05-04-10-00-00.test.ts`. */
export function testFileName(chart: string, { began }: Trace): string {
  return `${fileName(chart)}-${began.slice(0, 19).replaceAll(/\D+/g, '-')}.test.ts`
}

function fileName(chart: string): string {
  return chart.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
