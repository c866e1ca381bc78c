import { expect, test } from 'vitest'

import { fileNamed, fileOf, providerOf } from '#actors/late-files.ts'
import { LATE_CHARTS } from '#machines/app/charts.ts'

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
