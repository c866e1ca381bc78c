import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { importedFiles } from '../models/support/imported-files.ts'
import { judgingFiles } from '../models/support/kept-verdicts.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verbena-imports-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const write = (name: string, text: string) => writeFile(join(folder, name), text)

test('files are found by what is imported, re-exported and imported late, not by types', async () => {
  await write('a.ts', "import { b } from './b.ts'\nimport type { T } from './types.ts'\nexport * from './c.ts'\n")
  await write('b.ts', "import {\n  one,\n  two,\n} from './a.ts'\nconst late = () => import('./late.ts')\n")
  await write('c.ts', "import './side.ts'\n")
  for (const name of ['late.ts', 'side.ts', 'types.ts']) await write(name, '')
  const names = ['a.ts', 'b.ts', 'c.ts', 'late.ts', 'side.ts'].map((name) => join(folder, name))
  expect(importedFiles([join(folder, 'a.ts')])).toEqual(names)
})

test('the verdicts on a chart hang on its own files and those that judge, not on those of another', () => {
  const files = judgingFiles('tests/machines/toaster.test.ts')
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
