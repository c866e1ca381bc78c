import { expect, test } from 'vitest'

import { fileNamed, fileOf, providerOf } from '#actors/late-files.ts'
import { LATE, LATE_CHARTS } from '#machines/app/charts.ts'
import { fileName } from '#statecharts/graph/file-name.ts'

const FILES = import.meta.glob<Readonly<Record<string, unknown>>>(['/src/actors/late/*.ts', '/src/areas/*/late/*.ts'], {
  eager: true,
})

test('each late chart has a file that fills in its placeholders, and no file is left over', () => {
  const files = Object.keys(FILES).map((path) => path.slice(path.indexOf('/late/')))
  expect(files.toSorted()).toEqual([...new Set(LATE_CHARTS.map(fileOf))].toSorted())
  for (const file of new Set(LATE_CHARTS.map(fileOf))) {
    const charts = LATE_CHARTS.filter((name) => fileOf(name) === file)
    expect(Object.keys(fileNamed(FILES, charts[0] ?? 'cart') ?? {}).toSorted()).toEqual(
      charts.map(providerOf).toSorted(),
    )
  }
})

test('the files of a pack lie in a folder `provide`, one for each of its charts', () => {
  const found = Object.keys(import.meta.glob('/src/areas/*/late/provide/*.ts')).map((path) =>
    path.slice(path.lastIndexOf('/') + 1),
  )
  const packed = LATE_CHARTS.filter((name) => 'pack' in LATE[name]).map((name) => `${fileName(name)}.ts`)
  expect(packed.length).toBeGreaterThan(20)
  expect(found.toSorted()).toEqual(packed.toSorted())
})
