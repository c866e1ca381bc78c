/**
 * `npm test`: every check, one after another, and one plain line at the end.
 * --check: types and lint only. --fast: without the browser. --long: all generated paths in the browser, kills and
 * fuzzing at length (`TEST_LENGTH=long` for the tests).
 */
import { mkdir, rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'

import { chartTable } from './support/runner/charts.ts'
import { provideChromium } from './support/runner/chromium.ts'
import { playwrightCounts, vitestCounts } from './support/runner/counts.ts'
import { execute, FAILED, PASSED, sum, summary, type Counts, type Stage } from './support/runner/stage.ts'
import { makeMemoryFolder, preparePostgres } from './support/runner/system.ts'

const RESULTS = '.results'

const { values: options } = parseArgs({
  options: { check: { type: 'boolean' }, fast: { type: 'boolean' }, long: { type: 'boolean' } },
})
const memory = await makeMemoryFolder()
const environment = { TEST_LENGTH: options.long ? 'long' : 'usual', ...(memory && { TMPDIR: memory.path }) }

const types: Stage = { name: 'types', run: () => check('tsc', '--noEmit', '-p', '.') }
const lint: Stage = { name: 'lint', run: () => check('oxlint', '--deny-warnings') }

const vitest: Stage = {
  name: 'charts, units, models, server',
  async run() {
    await preparePostgres()
    const report = `${RESULTS}/vitest.json`
    const exitCode = await execute(
      'node_modules/.bin/vitest',
      ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
      environment,
    )
    for (const line of await chartTable(`${RESULTS}/charts.json`)) say(line)
    return await vitestCounts(report, exitCode)
  },
}

const browser: Stage = {
  name: 'browser',
  async run() {
    const chromium = await provideChromium()
    if (!chromium) {
      say('No Chromium here: install one with `npx playwright install --with-deps chromium`, or name one in CHROME_PATH.')
      return FAILED
    }
    const report = `${RESULTS}/playwright.json`
    const exitCode = await execute('node_modules/.bin/playwright', ['test', '--config=tests/playwright.config.ts'], {
      ...environment,
      CHROME_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    })
    return await playwrightCounts(report, exitCode)
  },
}

async function check(program: string, ...args: readonly string[]): Promise<Counts> {
  return (await execute(`node_modules/.bin/${program}`, args)) === 0 ? PASSED : FAILED
}

function stages(): readonly Stage[] {
  if (options.check) return [types, lint]
  return options.fast ? [types, lint, vitest] : [types, lint, vitest, browser]
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

// What an earlier run left must never be counted for one that ended before it could write its own.
for (const left of ['vitest.json', 'playwright.json', 'charts', 'coverage']) await rm(`${RESULTS}/${left}`, { recursive: true, force: true })
await mkdir(RESULTS, { recursive: true })

const counts: Counts[] = []
for (const stage of stages()) {
  const start = performance.now()
  const result = await stage.run()
  counts.push(result)
  say(`${stage.name}: ${summary(result)} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
}
await memory?.remove()
const total = sum(counts)
say(summary(total))
process.exitCode = total.failed > 0 ? 1 : 0
