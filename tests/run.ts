/**
 * `npm test`: every check, one stage after another, and one plain line at the end.
 * `-- WORD …` runs the test files whose path has one of the words; `-- --renew` writes the behaviour tables
 * and the coverage anew.
 * --check: format, types and lint only. --fast: without the browser. --long: everything at length (`TEST_LENGTH=long`).
 * --mutants: judges all mutants and keeps the verdicts. --wide: the tests that are not core. --after: the totals hold those of the run before.
 */
import { mkdir, rm } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'

import { chartTable } from './support/runner/charts.ts'
import { isShell, provideChromium } from './support/runner/chromium.ts'
import { coreFaults } from './support/runner/core.ts'
import { keepOutcome, keptOutcome, playwrightCounts, vitestCounts } from './support/runner/counts.ts'
import { browserFailure, failures } from './support/runner/failures.ts'
import { browserTests, type BrowserTest } from './support/runner/reports.ts'
import { openRunFolder } from './support/runner/run-folder.ts'
import { slowest } from './support/runner/slowest.ts'
import { endAll, execute, FAILED, PASSED, sum, summary, type Counts, type Stage } from './support/runner/stage.ts'
import { preparePostgres } from './support/runner/system.ts'
import { unsteadyTests } from './support/runner/unsteady.ts'
import { overLimit } from './support/runner/within-limit.ts'

const RESULTS = '.results'
const SLOWEST = 10
/** So many failed browser tests at most are run once more, each alone and with a trace. */
const MOST_AGAIN = 10
/** Of so many failures at most the last lines say what failed. */
const MOST_NAMED = 20
const TOTAL = `${RESULTS}/total.json`
/** Exit codes of a run that is interrupted, as shells have them. */
const INTERRUPTED = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const

const { values: options, positionals: words } = parseArgs({
  options: {
    check: { type: 'boolean' },
    fast: { type: 'boolean' },
    long: { type: 'boolean' },
    wide: { type: 'boolean' },
    after: { type: 'boolean' },
    renew: { type: 'boolean' },
    mutants: { type: 'boolean' },
  },
  allowPositionals: true,
})
/** `npm test` and nothing more: what the limit of its time is for. */
const isPlain = words.length === 0 && !Object.values(options).some(Boolean)
/** The long run, and one of files by name, take core and wide. */
const isCore = !options.wide && !options.long && words.length === 0
const machine = { load: loadavg()[0] ?? 0, cores: cpus().length }
const folder = await openRunFolder()
const seed = process.env['TEST_SEED'] ?? String(Math.trunc(Math.random() * 2 ** 31))
/** Room for what lives shortly, which is then collected less often. */
const YOUNG = '--max-semi-space-size=64'
const environment = {
  TMPDIR: folder.path,
  NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} ${YOUNG}`.trim(),
  TEST_LENGTH: options.long ? 'long' : 'usual',
  ...(options.long && { TEST_SEED: seed }),
  ...(options.mutants && { TEST_MUTANTS: 'renew' }),
  ...(isCore && { TEST_PART: 'core' }),
  ...(options.wide && { TEST_PART: 'wide' }),
}

/** Browser tests that failed among others and passed alone, as `unsteadyTests` names them. */
let unsteady: readonly BrowserTest[] = []

const format: Stage = { name: 'format', run: () => check('oxfmt', '--check') }
const typesAndLint: Stage = { name: 'types, lint', run: () => check('oxlint', '--deny-warnings', '--type-check') }

const vitest: Stage = {
  name: 'charts, units, models, server',
  async run() {
    await preparePostgres()
    const report = `${RESULTS}/vitest.json`
    const exitCode = await execute(
      'node_modules/.bin/vitest',
      [
        'run',
        ...(options.mutants && words.length === 0 ? ['/machines/'] : words),
        '--passWithNoTests',
        ...(options.renew ? ['--update'] : []),
        ...(options.mutants ? ['--testNamePattern=is told from each of its mutants'] : []),
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
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
      say(
        'No Chromium here: install one with `npx playwright install --with-deps chromium`, or name one in CHROME_PATH.',
      )
      return FAILED
    }
    if (!isShell(chromium))
      say(`${chromium} takes about 1.4 times as long for the browser tests as chromium-headless-shell does.`)
    const report = `${RESULTS}/playwright.json`
    const exitCode = await execute(
      'node_modules/.bin/playwright',
      [
        'test',
        '--config=tests/playwright.config.ts',
        '--pass-with-no-tests',
        ...(options.renew ? ['--update-snapshots=changed'] : []),
        ...coreOrWide(),
        ...words,
      ],
      {
        ...environment,
        CHROME_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    )
    const counts = await playwrightCounts(report, exitCode)
    if (exitCode !== 0) unsteady = await failuresAlone(report, chromium)
    const faults = isCore ? await coreFaults(report) : []
    for (const line of faults) say(line)
    return {
      ...counts,
      passed: counts.passed + unsteady.length,
      failed: counts.failed - unsteady.length + faults.length,
    }
  },
}

/** Runs what has failed in the browser once more, one test at a time and with traces, and names those that pass then. */
async function failuresAlone(report: string, chromium: string): Promise<readonly BrowserTest[]> {
  const failed = (await browserTests(report)).filter(({ ok }) => !ok)
  if (failed.length === 0) return []
  if (failed.length > MOST_AGAIN) {
    say(`Not once more, and no traces: more than ${MOST_AGAIN} browser tests failed.`)
    return []
  }
  say('What failed, once more, alone and with traces:')
  const alone = `${RESULTS}/playwright-alone.json`
  await execute(
    'node_modules/.bin/playwright',
    ['test', '--config=tests/playwright.config.ts', '--last-failed', '--workers=1', '--trace=on'],
    { ...environment, CHROME_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: alone },
  )
  const passed = await unsteadyTests(report, alone)
  for (const { name, says } of passed.map(browserFailure)) say(`UNSTEADY ${name}: passed alone, after\n${says}`)
  return passed
}

async function check(program: string, ...args: readonly string[]): Promise<Counts> {
  return (await execute(`node_modules/.bin/${program}`, args)) === 0 ? PASSED : FAILED
}

function coreOrWide(): readonly string[] {
  if (options.wide) return ['--grep-invert=@core']
  return isCore ? ['--grep=@core'] : []
}

function stages(): readonly Stage[] {
  if (options.wide) return [vitest, browser]
  if (options.mutants) return [vitest]
  const checks = words.length > 0 ? [] : [format, typesAndLint]
  if (options.check) return checks
  return options.fast ? [...checks, vitest] : [...checks, vitest, browser]
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

async function interrupt(signal: keyof typeof INTERRUPTED): Promise<void> {
  await endAll()
  await folder.remove()
  process.exit(INTERRUPTED[signal])
}
let ending: Promise<void> | undefined
// A Ctrl-C comes twice: from the terminal, and from tsx, which hands it on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void (ending ??= interrupt(signal)))

const before = options.after ? [await keptOutcome(TOTAL)] : []
// What an earlier run left must never be counted for one that ended before it could write its own.
for (const left of ['vitest.json', 'playwright.json', 'playwright-alone.json', 'total.json', 'charts', 'traces'])
  await rm(`${RESULTS}/${left}`, { recursive: true, force: true })
await mkdir(RESULTS, { recursive: true })

if (options.long) say(`seed ${seed}: TEST_SEED=${seed} repeats this run`)
const counts: Counts[] = [...before]
for (const stage of stages()) {
  const start = performance.now()
  const result = await stage.run()
  counts.push(result)
  say(`${stage.name}: ${summary(result)} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
}
await folder.remove()
const slow = await slowest(`${RESULTS}/vitest.json`, `${RESULTS}/playwright.json`, SLOWEST)
if (slow.length > 1) say('The slowest:')
for (const { name, seconds } of slow.length > 1 ? slow : []) say(`${seconds.toFixed(1).padStart(7)} s  ${name}`)
const late = isPlain ? overLimit(performance.now() / 1000, machine) : undefined
if (late) say(late)
const total = sum(counts)
const failed = [
  ...before.flatMap((run) => run.failures),
  ...(await failures(`${RESULTS}/vitest.json`, `${RESULTS}/playwright.json`, unsteady)),
]
await keepOutcome(TOTAL, { ...total, failures: failed })
for (const { name, says } of failed.slice(0, MOST_NAMED)) say(`FAILED ${name}\n${says}`)
if (total.passed + total.failed === 0) say(`No test file has ${words.join(' or ')} in its path.`)
say(summary(total))
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
