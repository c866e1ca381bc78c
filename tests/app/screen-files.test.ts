import { existsSync } from 'node:fs'

import { expect, test } from 'vitest'

import { createScreenFiles } from '#app/screen-files.ts'
import { PAGE_NAMES } from '#machines/pages/pages.ts'

test.each(PAGE_NAMES)('the server knows the file of the screen of %s', async (name) => {
  const file = await createScreenFiles()(name)
  expect([/^src\/(?:areas|shell)\//.test(file), existsSync(file)]).toEqual([true, true])
})
