import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { CHART_FILES } from '#actors/provide/chart-files.ts'
import { isPublic } from '#machines/pages/entrance.ts'
import { PAGE_NAMES, pageNamed, PAGES } from '#machines/pages/pages.ts'
import { SCREEN_FILES } from '#routes/screen-files.ts'

const read = (path: string) => readFileSync(path, 'utf8')

/** The files that rows of a table in the source load their code from, by the name of the row. */
function loadedBy(source: string, folder: string): Readonly<Record<string, string>> {
  const rows = source.matchAll(new RegExp(`^ {2,4}(\\w+): [^#.]*?import\\('${folder}/([^']+)'`, 'gm'))
  return Object.fromEntries([...rows].map(([, name = '', file = '']) => [name, file]))
}

const screens = loadedBy(read('src/routes/screens.ts') + read('src/routes/rare-screens.ts'), '#screens')
const charts = loadedBy(read('src/actors/provide/chart-loaders.ts'), String.raw`\.`)
const drawn = PAGE_NAMES.filter((name) => isPublic(PAGES[name]))

test('the server names the file of each screen that it draws', () => {
  expect(SCREEN_FILES).toEqual(Object.fromEntries(drawn.map((name) => [name, screens[name]])))
})

test('the server names the file of each chart of a page that it draws', () => {
  const shipped = drawn.flatMap((name) => pageNamed(name).charts ?? [])
  expect(CHART_FILES).toEqual(Object.fromEntries(shipped.map((name) => [name, charts[name]])))
})
