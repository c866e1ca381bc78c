import { describe, expect, test } from 'vitest'

import { isWorthKeeping } from '#machines/pages/canonical.ts'
import type { Place } from '#machines/pages/place.ts'
import { loginFrom } from '#machines/gate/gate.ts'

const at = (path: string, query: Place['query'] = {}): Place => ({ language: 'en', path, query })

describe('the login that the head of a page offers', () => {
  test('leads back to the page, with its query', () => {
    expect(loginFrom(at('/products', { categories: '3,17' }))).toBe(
      `/login?back=${encodeURIComponent('/products?categories=3%2C17')}`,
    )
  })

  test.each(['/', '/forgot-password', '/reset-password', '/onboarding/success'])(
    'leads to the own area from %s, which nobody goes back to',
    (path) => {
      expect(loginFrom(at(path))).toBe('/login')
    },
  )

  test('keeps the way back that the page of the login has, where it is one of the shop', () => {
    expect(loginFrom(at('/login', { back: '/cart' }))).toBe(`/login?back=${encodeURIComponent('/cart')}`)
    expect(loginFrom(at('/login', { back: '//other.example' }))).toBe('/login')
    expect(loginFrom(null)).toBe('/login')
  })
})

test('search engines keep the login, and no page of one person or of a one-time token', () => {
  expect(isWorthKeeping(at('/login'))).toBe(true)
  for (const path of ['/reset-password', '/activate', '/multipass', '/account', '/account/client/orders'])
    expect(isWorthKeeping(at(path)), path).toBe(false)
})
