import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { isPublic } from '#machines/pages/entrance.ts'
import { PAGE_NAMES, PAGES } from '#machines/pages/pages.ts'
import { SCREEN_FILES } from '#routes/screen-files.ts'

const source = readFileSync('src/routes/screens.ts', 'utf8')

/** The file that the screen of a page is loaded from, as the source has it. */
function loadedFrom(name: string): string | undefined {
  const [, row = ''] = new RegExp(`\\n  ${name}: (.*?),\\n(?=  \\w+: |})`, 's').exec(source) ?? []
  const [, helper = ''] = /^(\w+)/.exec(row) ?? []
  const definition = row.includes('import(') ? row : (source.split(`const ${helper} =`)[1] ?? '')
  return /import\('#screens\/([^']+)'\)/.exec(definition)?.[1]
}

test('the server names the file of each screen that it draws', () => {
  const drawn = PAGE_NAMES.filter((name) => isPublic(PAGES[name]))
  expect(SCREEN_FILES).toEqual(Object.fromEntries(drawn.map((name) => [name, loadedFrom(name)])))
})
