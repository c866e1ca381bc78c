import { describe, expect, test } from 'vitest'

import { BACK, loginLeadingTo, loginWithBack, wayBack } from '#machines/gate/gate.ts'
import { homeOf } from '#machines/pages/own-areas.ts'
import { barOf, currentIn, menuOf, pagesAbove } from '#machines/pages/menu.ts'
import { isPublic, needsAt, needsOf } from '#machines/pages/entrance.ts'
import { PAGE_NAMES, pageNamed, PAGES } from '#machines/pages/pages.ts'
import { chartsOf, holdsToken, pageOf, textsOf, tokenTaker } from '#machines/pages/place.ts'
import { isShownTo, mayBuyRestricted } from '#machines/account/session/roles.ts'
import { readLogin } from '#machines/account/sign-in/signed-in.ts'

const place = (path: string, query: Readonly<Record<string, string>> = {}) => ({ language: 'en', path, query }) as const

describe('the way back after a login', () => {
  test.each([
    '/account/client/orders?page=2',
    '/',
    '/products/zinc#use',
    '/de/products',
    '/search-results?query=%2F%2Fzinc',
    '/%2F%2Felsewhere.example',
    '/a//b',
    '/./a',
  ])('is a path of this shop: %j (sign-in.way-back-stays-on-the-origin)', (back) => {
    expect(wayBack({ [BACK]: back })).toBe(back)
  })

  test.each([
    '',
    ' ',
    'products',
    '//elsewhere.example',
    '///elsewhere.example',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    '/a\\b',
    'https://elsewhere.example',
    'HTTPS:elsewhere.example',
    'javascript:alert(1)',
    'data:text/html,x',
    ' //elsewhere.example',
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
    '\u0000/a',
    '/a\u007F',
    '?a',
    '#a',
    '.',
    '@elsewhere.example',
  ])('is nowhere else: %j (sign-in.way-back-stays-on-the-origin)', (back) => {
    expect(wayBack({ [BACK]: back })).toBeNull()
  })

  test('is nowhere where the address names none', () => {
    expect(wayBack({})).toBeNull()
  })

  test.each([place('/account/client'), place('/account/practitioner/orders', { page: '2', q: 'a&b=c#d?/' })])(
    'of a guarded place comes back whole (%#)',
    (guarded) => {
      const { searchParams } = new URL(loginWithBack(guarded), 'http://shop.test')
      const back = new URL(wayBack({ [BACK]: searchParams.get(BACK) ?? '' }) ?? '', 'http://shop.test')
      expect([back.origin, back.pathname, Object.fromEntries(back.searchParams)]).toEqual([
        'http://shop.test',
        guarded.path,
        guarded.query,
      ])
    },
  )

  test('leads through the login where there is one, and to the login where there is none', () => {
    expect([loginLeadingTo('/cart?a=1'), loginLeadingTo(null)]).toEqual(['/login?back=%2Fcart%3Fa%3D1', '/login'])
  })
})

test.each([
  ['/', 'nobody'],
  ['/products', 'nobody'],
  ['/activate', 'nobody'],
  ['/reset-password', 'nobody'],
  ['/multipass', 'nobody'],
  ['/onboarding/success', 'nobody'],
  ['/accounts', 'nobody'],
  ['/login', 'visitor'],
  ['/forgot-password', 'visitor'],
  ['/onboarding/register-as', 'visitor'],
  ['/account', { types: [1, 2, 3, 4] }],
  ['/account/anything', { types: [1, 2, 3, 4] }],
  ['/account/admin/orders', { types: [1] }],
  ['/account/practitioner', { types: [2, 3] }],
  ['/account/practitioners', { types: [1, 2, 3, 4] }],
  ['/account/client/profile', { types: [4] }],
])('%s is for %j', (path, needs) => {
  expect(needsOf(place(path))).toEqual(needs)
  expect(isPublic(place(path))).toBe(typeof needs === 'string')
})

test('a page outside the areas can be for whoever is signed in', () => {
  expect(needsAt('/anything', 'people')).toEqual(needsOf(place('/account')))
  expect(needsAt('/anything', undefined)).toBe('nobody')
})

test('each type has its area, which it may enter (account.index-leads-by-type)', () => {
  for (const type of [1, 2, 3, 4] as const)
    expect(needsOf(place(homeOf(type)))).toMatchObject({ types: expect.arrayContaining([type]) as unknown })
})

describe('the answer of a login', () => {
  test.each([
    ['https://uk.shop.test/multipass/abc', 'leaving'],
    ['HTTPS://uk.shop.test/', 'leaving'],
    [' https://uk.shop.test/', 'leaving'],
    ['http://uk.shop.test/', 'insecure'],
    ['//uk.shop.test/', 'insecure'],
    ['/products', 'insecure'],
    ['javascript:alert(1)', 'insecure'],
    ['JavaScript:https://uk.shop.test/', 'insecure'],
    ['data:text/html,https://', 'insecure'],
    ['https', 'insecure'],
    ['https:', 'insecure'],
    ['httpsx://uk.shop.test/', 'insecure'],
    ['', 'unreadable'],
  ])(
    'that leads to %j is %s (sign-in.redirect-must-be-https, sign-in.redirect-needs-an-access-token)',
    (access_token, kind) => {
      expect(readLogin({ access_token, refresh_token: 'redirect' }).kind).toBe(kind)
    },
  )

  test.each([
    ['a', 'r', 'entered'],
    ['', 'r', 'unreadable'],
    ['a', '', 'unreadable'],
    ['https://uk.shop.test/', 'r', 'entered'],
    ['a', 'Redirect', 'entered'],
  ])(
    'with the tokens %j and %j is %s (sign-in.redirect-needs-an-access-token)',
    (access_token, refresh_token, kind) => {
      expect(readLogin({ access_token, refresh_token }).kind).toBe(kind)
    },
  )
})

describe('roles', () => {
  test.each([
    [undefined, false],
    [1, true],
    [2, true],
    [3, false],
    [4, false],
  ] as const)(
    'a person of type %s may buy what is for certified practitioners: %s (product.restricted-is-for-types-one-and-two)',
    (type, may) => {
      expect(mayBuyRestricted(type)).toBe(may)
    },
  )

  test('a part for signed-in people is shown to all of them, one for some types to these, and none to a visitor (role.part-for-some-types)', () => {
    expect([
      isShownTo(undefined),
      isShownTo(4),
      isShownTo(4, [2, 3]),
      isShownTo(3, [2, 3]),
      isShownTo(undefined, [1]),
    ]).toEqual([false, true, false, true, false])
  })

  test('a part for practitioner_only_products is denied to type 3 (role.practitioner-only-denies-type-three)', () => {
    expect([2, 3].map((type) => isShownTo(type as 2 | 3, [2, 3], { practitioner_only_products: true }))).toEqual([
      true,
      false,
    ])
  })
})

describe('the charts of pages', () => {
  test.each([
    ['/contact', ['contactForm']],
    ['/login', ['loginForm']],
    ['/reset-password', ['resetForm']],
    ['/activate', ['activation']],
    ['/multipass', ['multipass']],
    ['/products', ['filterGroups']],
    ['/constructor', []],
  ])('of %s are %j (address.browsing-paths)', (path, charts) => {
    expect(chartsOf(place(path))).toEqual(charts)
  })

  test('that take a one-time token are those of the place that its address leads to (address.entry-paths)', () => {
    for (const path of ['/reset-password', '/activate', '/multipass']) {
      const taker = tokenTaker(place(path))
      expect(taker && chartsOf(place(path)).includes(taker)).toBe(true)
      expect([holdsToken(place(`${path}/abc`)), holdsToken(place(path))]).toEqual([true, false])
    }
    expect([tokenTaker(place('/login')), tokenTaker(place('/toString'))]).toEqual([undefined, undefined])
  })
})

describe('the table of pages', () => {
  test('has each path once, and finds each page by its own path', () => {
    for (const name of PAGE_NAMES) {
      const pattern = pageNamed(name).path
      const parameters = Object.fromEntries([...pattern.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => [key, 'zinc-30']))
      expect(pageOf({ path: pattern.replaceAll(/\{\w+\}/g, 'zinc-30') })).toEqual({ name, parameters })
    }
  })

  test.each(['/products/', '/cart/', '/about/'])('finds %s by its path without the slash', (path) => {
    expect(pageOf({ path })?.name).toBe(pageOf({ path: path.slice(0, -1) })?.name)
  })

  test.each(['/products//', '/products/zinc/more', '/Products', '/accounts', '/constructor', ''])(
    'has no page at %j',
    (path) => {
      expect(pageOf({ path })).toBeUndefined()
    },
  )

  test('says which texts a page needs, and those of the account where an own area has no such page', () => {
    expect([textsOf(place('/')), textsOf(place('/account/client/nowhere')), textsOf(place('/nowhere'))]).toEqual([
      ['common', 'catalogue', 'home'],
      ['common', 'account'],
      ['common', 'catalogue'],
    ])
  })

  test('gives each person the side navigation of their own area, home first and profile last (account.side-navigation)', () => {
    expect(
      ([1, 2, 3, 4] as const).map((type) => menuOf(type).map((name) => PAGES[name].path.split('/')[3] ?? '')),
    ).toEqual([
      [
        '',
        'practitioners',
        'orders',
        'returns',
        'commission',
        'accounts',
        'products',
        'ingredients',
        'import',
        'profile',
      ],
      ['', 'folders', 'protocols', 'clients', 'commission', 'orders', 'shop', 'profile'],
      ['', 'folders', 'protocols', 'clients', 'commission', 'orders', 'shop', 'profile'],
      ['', 'protocols', 'orders', 'profile'],
    ])
  })

  test('gives each person a bar with the shop, except to admins, and all else behind its button (account.bar-on-phones)', () => {
    const bars = ([1, 2, 3, 4] as const).map((type) => barOf(type))
    expect(bars.map(({ bar }) => bar)).toEqual([
      ['adminHome', 'adminOrders', 'adminReturns', 'adminProducts'],
      ['practitionerHome', 'listing', 'protocols', 'clients'],
      ['practitionerHome', 'listing', 'protocols', 'clients'],
      ['clientHome', 'listing', 'clientProtocols', 'clientOrders'],
    ])
    for (const [at, { bar, rest }] of bars.entries())
      expect([...bar, ...rest].filter((name) => name !== 'listing').toSorted()).toEqual(
        [...menuOf((at + 1) as 1 | 2 | 3 | 4)].toSorted(),
      )
  })

  test('knows in which entry of the side navigation a page lies', () => {
    const menu = menuOf(2)
    expect(
      ['/account/practitioner', '/account/practitioner/protocols/7', '/account/practitioner/x', '/cart'].map((path) =>
        currentIn(menu, path),
      ),
    ).toEqual(['practitionerHome', 'protocols', 'practitionerHome', undefined])
  })

  test.each([
    ['/account/practitioner', []],
    ['/account/practitioner/orders', ['practitionerHome']],
    ['/account/practitioner/orders/own/7', ['practitionerHome', 'practitionerOrders']],
    ['/account/practitioner/x', ['practitionerHome']],
    ['/checkout/complete/7', []],
  ])('knows the pages above %s (account.trail-leads-up)', (path, above) => {
    expect(pagesAbove(menuOf(2), path)).toEqual(above)
  })
})
