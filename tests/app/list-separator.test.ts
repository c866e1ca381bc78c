import { describe, expect, test } from 'vitest'

import { bcp47, LANGUAGE_CODES } from '#contract/languages.ts'
import { separatorIn } from '#hooks/list.ts'

describe('things of a list', () => {
  test.each(LANGUAGE_CODES.map(bcp47))('are parted in %s as Intl parts them', (tag) => {
    const [, separator] = new Intl.ListFormat(tag).formatToParts(['a', 'b', 'c'])
    expect(separatorIn(tag)).toBe(separator?.value)
  })
})
