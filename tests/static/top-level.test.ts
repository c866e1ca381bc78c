import { readdir } from 'node:fs/promises'

import { expect, test } from 'vitest'

/** All that may be visible at the root; node_modules is npm's and not in git. */
const ALLOWED = new Set([
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'README.md',
  'machines',
  'src',
  'public',
  'tests',
  'node_modules',
])

test('the top level holds nothing but what is listed here (operations.root-stays-tidy)', async () => {
  const visible = (await readdir('.')).filter((name) => !name.startsWith('.'))
  expect(visible.filter((name) => !ALLOWED.has(name))).toEqual([])
})
