import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { sourceFiles } from './imports.ts'

const OPENS_WITH_A_QUESTION = /\/\*\*\s+(?:\* )?(?:What|Whether|Who|Where|How|Why|That)\b/

test('no doc comment opens with What, Whether, Who, Where, How, Why or That', () => {
  expect(OPENS_WITH_A_QUESTION.test(['/** Wh', 'at it holds. */'].join(''))).toBe(true)
  expect(sourceFiles().filter((file) => OPENS_WITH_A_QUESTION.test(readFileSync(file, 'utf8')))).toEqual([])
})
