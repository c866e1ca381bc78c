import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, test } from 'vitest'

import { parseTrace } from '#statecharts/replay/parse-trace.ts'
import { replay } from '#statecharts/replay/replay.ts'
import type { Trace } from '#statecharts/trace/trace.ts'

import { kettle, kettleModel } from '#tests/machines/kettle.ts'
import { failWithTrace } from '#tests/models/support/failing-path.ts'
import { longestWay } from '#tests/models/support/longest-way.ts'
import type { Model } from '#tests/models/support/model.ts'
import { traceOfPath } from '#tests/models/support/trace-of-path.ts'

const folder = mkdtempSync(join(tmpdir(), 'verbena-traces-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the trace of a path', () => {
  const { steps, path, input } = longestWay(kettleModel as unknown as Model)
  const trace = traceOfPath(kettle, input, path)

  test('has a record for each event and for what it has led to, numbered without gaps', () => {
    expect(trace.records).toHaveLength(1 + 2 * path.length)
    expect(trace.records.map(({ n }) => n)).toEqual(trace.records.map((_, at) => at))
    expect(trace.openAt).toBe(trace.records.length - 1)
  })

  test('can be imported and replayed', () => {
    const parsed = parseTrace(JSON.stringify(trace))
    if (!parsed.ok) throw new Error(parsed.problem)
    expect(replay(parsed.trace, () => kettle).unreproducible).toEqual([])
  })

  test('tells the transitions and states that are predicted', () => {
    const taken = trace.records.flatMap((one) => (one.kind === 'step' ? [one.transitions] : []))
    expect(taken).toEqual(steps.slice(1).flatMap(({ after }) => (after.taken.length > 0 ? [after.taken] : [])))
    const last = trace.records.findLast((one) => one.kind === 'step')
    expect(last?.kind === 'step' && last.value).toEqual(
      steps.findLast(({ after }) => after.taken.length > 0)?.after.snapshot.value,
    )
  })
})

test('a path that fails is left as a trace that opens at its last step (statecharts.failing-path-opens)', () => {
  const { path, input } = longestWay(kettleModel as unknown as Model)
  const broken = { path, input, error: new Error('No water') }
  expect(() => failWithTrace(kettle, broken, folder)).toThrow(
    /No water[^]*kettle\.json holds this path: open it at \/inspector\./,
  )
  const trace = JSON.parse(readFileSync(join(folder, 'kettle.json'), 'utf8')) as Trace
  expect(trace).toEqual(traceOfPath(kettle, input, path))
})
