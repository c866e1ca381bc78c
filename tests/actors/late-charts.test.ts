import { readdirSync } from 'node:fs'

import { expect, test } from 'vitest'

import { fileOf, providerOf } from '#actors/late-files.ts'
import { LATE_CHARTS } from '#machines/app/charts.ts'

const FILES = import.meta.glob<Readonly<Record<string, unknown>>>('/src/actors/late/*.ts', { eager: true })
const onlyFunction = (name: string, exported: Readonly<Record<string, unknown>>) =>
  expect([name, Object.keys(exported)]).toEqual([name, [name]])

test('each late chart has a file that fills in its placeholders, and no file is left over', () => {
  const files = readdirSync('src/actors/late').map((file) => `./late/${file}`)
  expect(files.toSorted()).toEqual(LATE_CHARTS.map(fileOf).toSorted())
  for (const name of LATE_CHARTS) onlyFunction(providerOf(name), FILES[fileOf(name).replace('.', '/src/actors')] ?? {})
})
