import { expect, test } from 'vitest'

import { isName } from '#machines/folders/folders.ts'

import { model } from '../models/folders.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)

test('a folder has a name that can be seen', () => {
  expect(['Calm nights', 'x'.repeat(120), '', ' ', '\u202E', '\u200B', 'x'.repeat(121)].map(isName)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ])
})
