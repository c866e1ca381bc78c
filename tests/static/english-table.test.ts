import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { namespacesOf, readTexts } from './locales.ts'

const texts = new Map(
  namespacesOf('en').flatMap((name) =>
    Object.entries(readTexts('en', name)).map(([key, text]) => [`${name}:${key}` as string, text] as const),
  ),
)

const rows = readFileSync('tests/static/english.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, key = '', before = '', after = '']) => ({ key: key.replaceAll('`', ''), before, after }))

test('the table of English has sixty strings, each once and as it is today', () => {
  expect([rows.length, new Set(rows.map(({ key }) => key)).size]).toEqual([60, 60])
  expect(rows.filter(({ key, before, after }) => after !== texts.get(key) || after === before)).toEqual([])
})
