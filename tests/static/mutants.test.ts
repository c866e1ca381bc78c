import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { judgedBy, judgingCode } from '../models/support/judged-by.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verbena-judged-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const write = (name: string, text: string) => writeFile(join(folder, name), text)

test('verdicts hang on what the tests of a chart run, not on comments, types and what nothing uses', async () => {
  const main = join(folder, 'main.ts')
  await write(
    'main.ts',
    "import { most, type T } from './values.ts'\nexport const limit: T = most\nconsole.log(limit)\n",
  )
  const judged = async (values: string) => {
    await write('values.ts', values)
    return judgedBy(main)
  }
  const before = await judged('export type T = number\nexport const most = 3\n')
  expect(await judged('/** At most. */\nexport type T = 3 | 4\nexport const most = 3\nexport const other = 5\n')).toBe(
    before,
  )
  expect(await judged('export type T = number\nexport const most = 4\n')).not.toBe(before)
})

test('the verdicts on a chart hang on its own files and those that judge, not on those of another', async () => {
  const { files: code } = await judgingCode('tests/machines/toaster.test.ts')
  const files = [...code.keys()]
  expect(files).toEqual(
    expect.arrayContaining([
      'machines/toaster/toaster.machine.ts',
      'tests/models/toaster.model.ts',
      'tests/models/support/judge.ts',
      'tests/models/support/mutants.ts',
      'tests/models/support/paths.ts',
    ]),
  )
  expect(files.filter((file) => file.startsWith('machines/cart/'))).toEqual([])
  expect(files).not.toContain('tests/models/support/suite.ts')
})
