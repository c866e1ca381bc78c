import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { execFile } from 'node:child_process'

import { afterAll, describe, expect, test } from 'vitest'

import { parseTrace } from '#statecharts/replay/parse-trace.ts'
import { replay } from '#statecharts/replay/replay.ts'
import { testFile, testFileName } from '#statecharts/trace/test-file.ts'
import type { Trace } from '#statecharts/trace/trace.ts'

import { kettle, kettleModel } from '#tests/machines/kettle.ts'
import { model as cart } from '#tests/models/cart.model.ts'
import { coverOf, pathTo } from '#tests/models/support/cover.ts'
import { failWithTrace } from '#tests/models/support/failing-path.ts'
import type { Model } from '#tests/models/support/model.ts'
import { traceOfPath } from '#tests/models/support/trace-of-path.ts'

const folder = mkdtempSync(join(tmpdir(), 'verbena-traces-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The longest way of a model: with calls, timers and what is ignored. */
function longest(model: Model) {
  const [way] = coverOf(model).ways.toSorted((a, b) => b.steps.length - a.steps.length)
  const last = way?.steps.at(-1)
  if (!last) throw new Error('no way')
  return { steps: way?.steps ?? [], path: pathTo(last), input: last.input }
}

describe('the trace of a path', () => {
  const { steps, path, input } = longest(kettleModel as unknown as Model)
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
  const { path, input } = longest(kettleModel as unknown as Model)
  const broken = { path, input, error: new Error('No water') }
  expect(() => failWithTrace(kettle, broken, folder)).toThrow(
    /No water[^]*kettle\.json holds this path: open it at \/inspector\./,
  )
  const trace = JSON.parse(readFileSync(join(folder, 'kettle.json'), 'utf8')) as Trace
  expect(trace).toEqual(traceOfPath(kettle, input, path))
})

describe('a trace as a test file', () => {
  const { path, input } = longest(cart as unknown as Model)
  const trace = traceOfPath(cart.machine, input, path)

  test('has a name that tells its chart and time', () => {
    expect(testFileName('protocolLines', { ...trace, began: '2026-05-04T10:00:00.000Z' })).toBe(
      'protocol-lines-2026-05-04-10-00-00.test.ts',
    )
  })

  test('passes as the trace is, and fails where a step of it is another (statecharts.trace-becomes-a-test)', async () => {
    const last = trace.records.findLast(({ kind }) => kind === 'step')
    const falsified = trace.records.map((one) => (one === last ? { ...one, value: 'away' } : one))
    const [sound, wrong] = await Promise.all([run(trace), run({ ...trace, records: falsified })])
    expect(sound).toContain('1 passed')
    expect(wrong).toContain('1 failed')
    expect(wrong).toMatch(/after record \d+/)
  }, 120_000)
})

/**
 * What vitest says of the file of a trace. It stands where other tests, which read all files of the project, do not look,
 * beside the same models as those of `tests/traces`.
 */
async function run(trace: Trace): Promise<string> {
  mkdirSync('.results', { recursive: true })
  const beside = mkdtempSync('.results/trace-')
  symlinkSync(resolve('tests/models'), join(beside, 'models'))
  const config = join(beside, 'vitest.config.ts')
  const file = join(beside, 'traces', 'generated.test.ts')
  mkdirSync(join(beside, 'traces'))
  writeFileSync(config, `export default { root: ${JSON.stringify(resolve('.'))}, test: { include: ['${file}'] } }`)
  writeFileSync(file, testFile('cart', 'x:0', trace, 'does what was recorded'))
  try {
    return await new Promise((tell) => {
      execFile(
        'node_modules/.bin/vitest',
        ['run', '--config', config],
        { env: { ...process.env, NO_COLOR: '1' } },
        (_, out, errors) => tell(`${out}${errors}`),
      )
    })
  } finally {
    rmSync(beside, { recursive: true })
  }
}
