import { readdirSync } from 'node:fs'

import { expect, test } from 'vitest'

import { fileOf, PACKS, providerOf } from '#actors/late-files.ts'
import { LATE_CHARTS } from '#machines/app/charts.ts'

const FOLDER = 'src/actors/late'
const FILES = import.meta.glob<Readonly<Record<string, unknown>>>('/src/actors/late/*.ts', { eager: true })

test('each late chart has a file that fills in its placeholders, and no file is left over', () => {
  const files = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isFile())
  expect(files.map(({ name }) => `./late/${name}`).toSorted()).toEqual([...new Set(LATE_CHARTS.map(fileOf))].toSorted())
  for (const file of new Set(LATE_CHARTS.map(fileOf))) {
    const charts = LATE_CHARTS.filter((name) => fileOf(name) === file)
    expect(Object.keys(FILES[file.replace('.', '/src/actors')] ?? {}).toSorted()).toEqual(
      charts.map(providerOf).toSorted(),
    )
  }
})

test('the files of a pack lie in a folder of its name', () => {
  for (const [pack, charts] of Object.entries(PACKS))
    expect(readdirSync(`${FOLDER}/${pack}`)).toHaveLength(charts.length)
})
