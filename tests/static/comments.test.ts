import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const FOLDERS = ['src', 'machines', 'tests']
const BASELINE = 'tests/static/comments.json'
const SOURCE = /\.tsx?$/
const OPENS_WITH_A_QUESTION = /\/\*\*\s+(?:\* )?(?:What|Whether|Who|Where|How|Why|That)\b/g

type Counts = Readonly<Record<string, number>>

const before = JSON.parse(readFileSync(BASELINE, 'utf8')) as Counts

/** Doc comments that open with a question word, by file. */
const now: Counts = Object.fromEntries(
  FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => SOURCE.test(name))
      .map((name) => {
        const file = `${folder}/${name}`
        return [file, [...readFileSync(file, 'utf8').matchAll(OPENS_WITH_A_QUESTION)].length] as const
      }),
  )
    .filter(([, count]) => count > 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1)),
)

test('no file gains a doc comment that opens with What, Whether, Who, Where, How, Why or That, and a new one has none', () => {
  const risen = Object.entries(now).filter(([file, count]) => count > (before[file] ?? 0))
  expect(risen).toEqual([])
})

test('what has fallen is written down, and cannot rise again', async () => {
  await expect(`${JSON.stringify(now, null, 2)}\n`).toMatchFileSnapshot('comments.json')
})
