import type { Recorded, Trace } from './trace.ts'

/** What a trace holds of one actor, as far as a test of it needs it. */
const KINDS: readonly Recorded['kind'][] = ['actor', 'event', 'step']

/**
 * The text of a test file that drives one actor of a trace through its events and compares where it stands after each. It
 * belongs into tests/traces/; `npm run format` sets it as the project does.
 */
export function testFile(chart: string, actor: string, trace: Trace, title: string): string {
  const records = trace.records.filter((one) => one.actor === actor && KINDS.includes(one.kind)).map(needed)
  return [
    `import { model } from '../models/${fileName(chart)}.model.ts'`,
    "import { testTrace } from '../models/support/trace-test.ts'",
    '',
    `testTrace(${JSON.stringify(title)}, model, {`,
    '  records: [',
    ...records.map((record) => `    ${JSON.stringify(record)},`),
    '  ],',
    '})',
    '',
  ].join('\n')
}

/** Where an actor stands is compared, not what its context holds; that is needed where it is not known how it has begun. */
function needed(record: Recorded): Recorded {
  if (record.kind === 'actor' && record.state && !record.resumed)
    return { ...record, state: { ...record.state, context: {} } }
  if (record.kind !== 'step') return record
  const { changed: _, gone: __, ...step } = record
  return step
}

/** Of the test file: such as `cart-2026-05-04-10-00-00.test.ts`. */
export function testFileName(chart: string, { began }: Trace): string {
  return `${fileName(chart)}-${began.slice(0, 19).replaceAll(/\D+/g, '-')}.test.ts`
}

function fileName(chart: string): string {
  return chart.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
