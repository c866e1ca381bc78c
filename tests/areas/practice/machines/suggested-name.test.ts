import { expect, test } from 'vitest'

import { suggestedName } from '#machines/practice/editor/suggested-name.ts'

test.each([
  ['Praxis Müller & Söhne', 'praxis-muller-sohne'],
  ['  Weißdorn-Praxis ', 'weissdorn-praxis'],
  ['鍼灸院', ''],
  ['Admin', ''],
])('a practice called %j could have the name %j', (called, name) => {
  expect(suggestedName(called)).toBe(name)
})
