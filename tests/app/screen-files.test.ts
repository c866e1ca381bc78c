import { existsSync } from 'node:fs'

import { expect, test } from 'vitest'

import { createScreenFiles } from '#app/screen-files.ts'
import { isPublic } from '#machines/pages/entrance.ts'
import { PAGE_NAMES, PAGES } from '#machines/pages/pages.ts'

const drawn = PAGE_NAMES.filter((name) => isPublic(PAGES[name]))

test.each(drawn)('the server knows the file of the screen of %s', async (name) => {
  const file = await createScreenFiles()(name)
  expect([file.startsWith('src/screens/'), existsSync(file)]).toEqual([true, true])
})
