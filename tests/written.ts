/**
 * `npm run written`: runs the browser tests that people wrote and keeps which transitions of which charts they take.
 * `-- WORD …` runs and counts the files whose name has one of the words; what others took stays as it was counted.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { WrittenTest } from '#statecharts/evidence/merge-written.ts'
import { BROWSER_TESTS, keepWritten, writtenFiles } from '#statecharts/evidence/written.ts'
import { allMachines } from '#statecharts/graph/all-machines.ts'
import { readMachine } from '#statecharts/graph/read-machine.ts'

import { TAKEN } from './browser/support/taken.ts'
import { isLong } from './support/length.ts'
import { filesThatPassed } from './support/runner/reports.ts'
import { execute } from './support/runner/stage.ts'

const words = process.argv.slice(2)
const files = writtenFiles('.')
  .filter((file) => isLong || !file.endsWith('.long.spec.ts'))
  .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
if (files.length === 0) throw new Error(`No file of written browser tests has ${words.join(' or ')} in its name.`)

const folder = await mkdtemp(join(tmpdir(), 'verbena-taken-'))
const report = join(folder, 'report.json')
await execute(
  'node_modules/.bin/playwright',
  [
    'test',
    '--config=tests/playwright.config.ts',
    '--reporter=line,json',
    ...files.map((file) => `/${BROWSER_TESTS}/${file}`),
  ],
  { [TAKEN]: join(folder, 'tests'), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
)
const passed = new Set(await filesThatPassed(report))
const left = files.filter((file) => !passed.has(file))
const names = await readdir(join(folder, 'tests')).catch(() => [])
const tests = await Promise.all(
  names.map(async (name) => JSON.parse(await readFile(join(folder, 'tests', name), 'utf8')) as WrittenTest),
)
await rm(folder, { recursive: true })
const charts = (await allMachines('.')).map(({ machine }) => readMachine(machine))
keepWritten(
  '.',
  charts,
  [...passed],
  tests.filter(({ file }) => passed.has(file)),
)
if (left.length > 0) process.stdout.write(`Not counted, since not all of their tests passed: ${left.join(', ')}\n`)
process.stdout.write(`Counted ${tests.length} tests in ${passed.size} files: commit tests/coverage/written.\n`)
process.exitCode = left.length > 0 ? 1 : 0
