import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { describe, expect, test } from 'vitest'

import { testFile, testFileName } from '#statecharts/trace/test-file.ts'
import type { Trace } from '#statecharts/trace/trace.ts'

import { model as cart } from '#tests/areas/cart/models/cart.model.ts'
import { longestWay } from '#tests/models/support/longest-way.ts'
import type { Model } from '#tests/models/support/model.ts'
import { traceOfPath } from '#tests/models/support/trace-of-path.ts'

describe('a trace as a test file', () => {
  const { path, input } = longestWay(cart as unknown as Model)
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
 * Resolves with the lines of a vitest run over the file of a trace. It stands where other tests, which read all files of the
 * project, do not look.
 */
async function run(trace: Trace): Promise<string> {
  mkdirSync('.results', { recursive: true })
  const beside = mkdtempSync('.results/trace-')
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
