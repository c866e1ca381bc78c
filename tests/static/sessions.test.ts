import { readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { SESSION_RULES } from './sessions.ts'

test.each(SESSION_RULES.map(({ rule, file, sentence }) => [rule, file, sentence]))(
  'the rule %s has its test',
  async (_, file, sentence) => {
    expect(await readFile(file, 'utf8')).toContain(`'${sentence}'`)
  },
)

test('no rule on sessions is listed twice', () => {
  expect(new Set(SESSION_RULES.map(({ rule }) => rule)).size).toBe(SESSION_RULES.length)
})
