import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { LANGUAGE_CODES } from '#contract/languages.ts'
import { canonicalPath, inSmallLetters, readPrefix, withPrefix } from '#machines/language/address.ts'

describe('where a path really lives', () => {
  test.each([
    ['/', '/de'],
    ['/products', '/de/products'],
    ['/products/coq10-100', '/de/products/coq10-100'],
    ['/en/products', '/en/products'],
    ['/zh-tw/products', '/zh-TW/products'],
    ['/ZH_TW/products', '/zh_tw/products'],
    ['/EN', '/en'],
    ['/xx/products', '/de/products'],
    ['/xx-YY/a/b', '/de/a/b'],
    ['/xx_yy', '/de'],
    ['/cart', '/de/cart'],
    ['/eng/products', '/de/eng/products'],
  ])('%s lives at %s (address.missing-language-is-added)', (path, expected) => {
    expect(canonicalPath(path, 'de')).toBe(expected)
  })

  test('one redirect is enough: a canonical path is its own (address.has-language-prefix)', () => {
    const path = fc
      .array(fc.stringMatching(/^[A-Za-z0-9_-]{1,8}$/), { maxLength: 4 })
      .map((parts) => `/${parts.join('/')}`)
    fc.assert(
      fc.property(path, fc.constantFrom(...LANGUAGE_CODES), (pathname, stored) => {
        const canonical = canonicalPath(pathname, stored)
        expect(canonicalPath(canonical, 'en')).toBe(canonical)
        expect(readPrefix(canonical)).toBeDefined()
      }),
    )
  })

  test.each(LANGUAGE_CODES)('a path under %s is read back as it was', (language) => {
    expect(readPrefix(withPrefix(language, '/products'))).toEqual({ language, path: '/products' })
    expect(readPrefix(withPrefix(language, '/'))).toEqual({ language, path: '/' })
  })
})

test.each([
  ['/en/PRODUCTS', '/en/products'],
  ['/zh-TW/products/ZINC-30', '/zh-TW/products/zinc-30'],
  ['/en/products/%C3%84pfel', '/en/products/%C3%84pfel'],
  ['/en', '/en'],
])('%s is %s in small letters', (pathname, expected) => {
  expect(inSmallLetters(pathname)).toBe(expected)
})
