import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const ROOT = new URL('../../', import.meta.url)

/** Files that may put both names beside each other by hand, each with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/areas/clients/server/list.ts': 'searches in either order',
  'src/areas/account/server/find.ts': 'searches in either order',
  'src/areas/import/server/jobs/index.ts': 'is told in a refusal, whose language is chosen later',
}

test('full names are written by the function that knows their order (language.family-name-first)', () => {
  const files = execFileSync('git', ['ls-files', 'src', 'machines'], { cwd: ROOT, encoding: 'utf8' }).split('\n')
  const joined = files
    .filter((file) => /\.tsx?$/.test(file) && !/\/(?:demo|migrations)\//.test(file))
    .filter((file) => /first_?name\}? ?(?:\$\{|\|\| ' ')/i.test(readFileSync(new URL(file, ROOT), 'utf8')))
  expect(joined.filter((file) => !(file in ALLOWED))).toEqual([])
})
