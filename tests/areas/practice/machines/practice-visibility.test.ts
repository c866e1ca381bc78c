import { expect, test } from 'vitest'

import { visibilityOf } from '#machines/practice/editor/visibility.ts'

test.each([
  ['public', { shop_name: 'linden', public: true }, true],
  ['nameless', { shop_name: null, public: false }, true],
  ['waiting', { shop_name: 'linden', public: false }, false],
  ['namelessWaiting', { shop_name: null, public: false }, false],
] as const)('a page that is %s says so (practice.says-what-keeps-it-private)', (told, page, isApproved) => {
  expect(visibilityOf(page, isApproved)).toBe(told)
})
