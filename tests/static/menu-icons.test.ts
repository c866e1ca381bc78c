import { expect, test } from 'vitest'

import { menuIcon } from '#areas/account/screens/own-area/menu-icons.ts'
import { USER_TYPES } from '#contract/call.ts'
import { menuOf } from '#machines/pages/menu.ts'

test('every page that a side navigation names has an icon', () => {
  const pages = Object.values(USER_TYPES).flatMap((type) => menuOf(type))
  expect(pages.length).toBeGreaterThan(15)
  expect(pages.filter((page) => menuIcon(page) === undefined)).toEqual([])
})
