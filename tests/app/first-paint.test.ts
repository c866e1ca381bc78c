import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import type { CarryOut } from '#actors/client.ts'
import { provideServerApp } from '#actors/provide/server-app.ts'
import { isOwnPaint } from '#app/first-paint.ts'
import type { FirstPaint } from '#app/first-paint.ts'
import { createRenderer, movedTo } from '#app/server.tsx'
import type { Rendered, RenderedPage } from '#app/server.tsx'
import { unpackShared } from '#app/shared-parts.ts'
import type { Product } from '#areas/catalogue/contract/catalogue.ts'
import { bcp47, LANGUAGE_CODES } from '#contract/languages.ts'
import { isPublic } from '#machines/pages/entrance.ts'
import { PAGE_NAMES, pageNamed } from '#machines/pages/pages.ts'
import { linden } from '#tests/areas/practice/models/practice-samples.ts'
import { options, overview, page, product } from '#tests/models/samples.ts'

import { shop, texts } from './support/drawn-shop.ts'

const BUILD = '/assets/index-1.js'

/** A product whose name tells the language that it was asked for in. */
const inLanguage = (language: string, id: number) => ({ ...product(id), name: `Product ${id} in ${language}` })

const whole = (language: string): Product => ({
  ...inLanguage(language, 1),
  slug: 'zinc',
  categories: [],
  health_goals: [],
  description: 'A trace element. '.repeat(20),
  serving_size: null,
  suggested_use: null,
  warnings: null,
  allergens: null,
  ingredients: [],
  other_ingredients: [],
  related: [],
})

/** Without the icon that would be logged. */
const quietLinden = { ...linden, services: linden.services.slice(0, 1) }

const choice = (language: string) => [{ id: 1, title: `Choice in ${language}` }]

interface Backend {
  /** Answers in place of the shop; undefined leaves it to the sample shop. */
  readonly answer?: (url: URL) => Promise<Response | undefined> | Response
  readonly deadline?: number
}

/** A renderer over a sample shop, what was asked of it and what was logged. */
function renderer({ answer, deadline = 5000 }: Backend = {}) {
  const asked: URL[] = []
  const logged: string[] = []
  const log = { warn: (line: string) => void logged.push(line), error: (line: string) => void logged.push(line) }
  const sample = ({ pathname, searchParams }: URL): Response => {
    const language = searchParams.get('language_code') ?? ''
    if (pathname.endsWith('/overview')) return Response.json(overview)
    if (pathname.endsWith('/categories')) return Response.json(options)
    if (pathname.endsWith('/search')) return Response.json([inLanguage(language, 5)])
    if (pathname.endsWith('/products')) return Response.json({ ...page(1, 1).value, data: [inLanguage(language, 1)] })
    if (pathname.endsWith('/lookups'))
      return Response.json({
        health_professions: choice(language),
        expertise_levels: choice(language),
        organisation_types: choice(language),
      })
    if (pathname.endsWith('/products/zinc')) return Response.json(whole(language))
    if (pathname.endsWith('/practices/linden')) return Response.json(quietLinden)
    return Response.json({ message: 'Not here' }, { status: 404 })
  }
  const fetch = async (request: Request) => {
    const url = new URL(request.url)
    asked.push(url)
    return (await answer?.(url)) ?? sample(url)
  }
  const render = createRenderer({ origin: 'http://shop', fetch, log, texts, deadline })
  return { render: (address: string): Promise<Rendered> => render({ address, shop, build: BUILD }), asked, logged }
}

function mustBePage(rendered: Rendered): RenderedPage {
  if (rendered.kind !== 'page') throw new Error(`no page but ${rendered.kind}`)
  return rendered
}

const CASES = [
  { address: '/en', status: 200 },
  { address: '/de/products', status: 200 },
  { address: '/jp/products?categories=1&order_by=price&order=asc&order_name=4', status: 200 },
  { address: '/en/products/zinc', status: 200 },
  { address: '/en/products/zinc?utm=%E4&q=%&n=%00', status: 200 },
  { address: '/en/products?brands=%E4&order_by=%FF', status: 200 },
  { address: '/en/products/%E4', status: 404 },
  { address: '/en/%/a%00b', status: 404 },
  { address: '/en/products/nothing', status: 404 },
  { address: '/fr/nowhere/at/all', status: 404 },
  { address: '/hu/about', status: 200 },
  { address: '/zh-TW/contact', status: 200 },
  { address: '/en/search-results', status: 200 },
  { address: '/de/onboarding/register-as', status: 200 },
  { address: '/es/onboarding/register/practitioner', status: 200 },
  { address: '/jp/onboarding/register/client', status: 200 },
  { address: '/ro/onboarding/success', status: 200 },
  { address: '/nl/login', status: 200 },
  { address: '/dk/forgot-password', status: 200 },
  { address: '/hu/practice/linden', status: 200 },
  { address: '/en/practice/nobody', status: 404 },
  { address: '/en/practice/%E4', status: 404 },
  { address: '/en/onboarding/register/client?practice=linden', status: 200 },
  { address: '/en/onboarding/register/client?practice=no%20body', status: 200 },
] as const

const PUBLIC = PAGE_NAMES.map(pageNamed)
  .filter((one) => isPublic(one) && !one.path.includes('{'))
  .map(({ path }) => `/en${path === '/' ? '' : path}`)

it.each(PUBLIC)('the server draws the public page %s (first-paint.no-empty-page-is-kept)', async (address) => {
  const { render, logged } = renderer()
  expect([(await render(address)).kind, logged]).toEqual(['page', []])
})

describe.each(CASES)('the first paint of $address', ({ address, status }) => {
  it('has its status, its language, a heading and everything that a search engine asks for', async () => {
    const { render, logged } = renderer()
    const drawn = mustBePage(await render(address))
    const language = address.split('/')[1]?.split('?')[0]
    expect([drawn.status, drawn.language]).toEqual([status, language])
    expect(drawn.body.match(/<h1/g)).toHaveLength(1)
    expect(drawn.head).toMatch(/<title>[^<]*Verbena[^<]*<\/title>/)
    expect(drawn.body).not.toMatch(/<title|<meta|<link/)
    if (status === 404) expect(drawn.head).toContain('noindex')
    else {
      expect(drawn.head).toContain(`<link rel="canonical" href="https://shop.test/${language}`)
      expect(drawn.head.match(/rel="alternate"/g)).toHaveLength(13)
      expect(drawn.head).toContain('hrefLang="x-default"')
    }
    expect(logged).toEqual([])
  })

  it('ships a state that the browser takes up at rest: nothing is called, no timer runs, and the place is told in vain (first-paint.whole-before-any-code)', async () => {
    const { paint } = mustBePage(await renderer().render(address))
    const shipped = unpackShared(paint) as FirstPaint
    expect(isOwnPaint(shipped, BUILD)).toBe(true)
    const asked: string[] = []
    const timers: number[] = []
    const client: { call: CarryOut } = { call: ({ id }) => (asked.push(id), new Promise(() => {})) }
    const quiet = { warn: (line: string) => void asked.push(line), error: (line: string) => void asked.push(line) }
    const app = createActor(provideServerApp({ client, log: quiet }), {
      input: { shop, build: BUILD, reloadedFor: null },
      snapshot: shipped.snapshot,
      clock: { setTimeout: (_, timeout) => timers.push(timeout), clearTimeout: () => {} },
    })
    app.start()
    const before = app.getSnapshot().context
    if (!before.place) throw new Error('no place was shipped')
    app.send({ type: 'route.entered', place: before.place, at: Date.now() + 86_400_000 })
    expect(app.getSnapshot().context).toBe(before)
    expect(asked).toEqual([])
    expect(timers).toEqual([])
    app.stop()
  })
})

describe('a first paint', () => {
  it('says what is in the shop, in the language of the address', async () => {
    const drawn = mustBePage(await renderer().render('/de/products'))
    expect(drawn.body).toContain('Product 1 in de')
    expect(drawn.head).toContain('<meta name="description"')
    expect(Object.keys((unpackShared(drawn.paint) as FirstPaint).texts)).toEqual(['common', 'catalogue'])
    expect(drawn.screens).toEqual([
      'src/areas/catalogue/screens/ListingScreen.tsx',
      'src/actors/load-chart.ts',
      'src/areas/catalogue/late/filter-groups.ts',
    ])
  })

  it('names its page in each other language by a whole address, as search engines want it', async () => {
    const { head } = mustBePage(await renderer().render('/de/about'))
    const hrefs = [...head.matchAll(/<link rel="alternate" hrefLang="[^"]+" href="([^"]+)"/g)].map(([, href]) => href)
    expect(hrefs).toHaveLength(13)
    expect(hrefs).toEqual(expect.arrayContaining(['https://shop.test/en/about', 'https://shop.test/fr/about']))
    expect(hrefs.filter((href) => !href?.startsWith('https://shop.test/'))).toEqual([])
  })

  it('has what a practitioner chooses from, and leaves the countries to the browser', async () => {
    const { body } = mustBePage(await renderer().render('/es/onboarding/register/practitioner'))
    expect(body.match(/Choice in es/g)).toHaveLength(3)
    expect(body).not.toContain('España')
  })

  it('names the code that its page waits for, also where other code would name it first', async () => {
    const { render } = renderer()
    expect(mustBePage(await render('/en/products/zinc')).screens).toEqual([
      'src/shell/ProductScreen.tsx',
      'src/actors/load-chart.ts',
      'src/areas/catalogue/late/product.ts',
    ])
    expect(mustBePage(await render('/en/about')).screens).toEqual([
      'src/routes/rare-screens.ts',
      'src/areas/general/screens/TextScreens.tsx',
    ])
  })

  it('sums a product up in its description, without breaking a word', async () => {
    const { head } = mustBePage(await renderer().render('/en/products/zinc'))
    const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(head) ?? []
    expect(description.length).toBeLessThanOrEqual(160)
    expect(description).toMatch(/^A trace element\..*\w…$/)
  })

  it('names one address for a list in any order, and keeps lists of several filters from search engines', async () => {
    const { render } = renderer()
    const ordered = mustBePage(await render('/en/products?order_by=price&order=asc&order_name=4&categories=1'))
    expect(ordered.head).toContain('rel="canonical" href="https://shop.test/en/products?categories=1"')
    expect(ordered.head).not.toContain('noindex')
    expect(mustBePage(await render('/en/products?categories=1,2')).head).toContain('noindex')
    expect(mustBePage(await render('/zh_tw/products')).head).toContain(
      'rel="canonical" href="https://shop.test/zh-TW/products"',
    )
  })

  it('logs nothing of what a person wrote into the address', async () => {
    const { render, logged } = renderer()
    mustBePage(await render('/en/products?order_by=Ida+Lund&order=Bergen&categories=1'))
    expect(logged).toEqual([])
  })

  it('asks for each thing once', async () => {
    const { render, asked } = renderer()
    await render('/en/products?categories=1')
    const calls = asked.map(({ pathname, search }) => `${pathname}${search}`)
    expect(new Set(calls).size).toBe(calls.length)
    expect(calls).toHaveLength(4)
  })

  it.each(['/en', '/en/about', '/en/products/zinc', '/en/search-results'])(
    'asks for no filter options where none are shown: %s',
    async (address) => {
      const { render, asked } = renderer()
      await render(address)
      const paths = asked.map(({ pathname }) => pathname)
      expect(paths).toContain('/api/v2/storefront/overview')
      expect(paths).not.toContain('/api/v2/storefront/categories')
    },
  )

  it('is left to the browser where an answer is slow (first-paint.slow-answer-is-left-to-the-browser)', async () => {
    const { render } = renderer({ deadline: 30, answer: () => new Promise(() => {}) })
    expect(await render('/en/products')).toEqual({ kind: 'late' })
  })

  it('is left to the browser where it is one person’s, with what the browser then needs and the server does not ask for', async () => {
    const { render, asked } = renderer()
    const own = await render('/de/account/client/orders?page=2')
    expect(own).toMatchObject({
      kind: 'shell',
      status: 200,
      files: {
        screens: expect.arrayContaining([
          'src/actors/calls.ts',
          'src/routes/area-screens.ts',
          'src/areas/orders/screens/ClientOrders.tsx',
          'src/areas/orders/late/orders.ts',
        ]) as unknown,
        texts: expect.arrayContaining(['/locales/de/common.json', '/locales/de/account.json']) as unknown,
      },
    })
    expect(await render('/en/account/nowhere')).toMatchObject({
      kind: 'shell',
      files: { texts: expect.any(Array) as unknown },
    })
    expect(asked).toEqual([])
  })

  it.each([
    ['an answer is an error', () => Response.json({ message: 'no' }, { status: 500 })],
    ['an answer does not keep the contract', () => Response.json({ data: 'none' })],
    ['the backend cannot be reached', () => Promise.reject(new Error('gone'))],
  ])('is left to the browser with 503 where %s', async (_, answer) => {
    expect(await renderer({ answer }).render('/en/products')).toEqual({ kind: 'shell', status: 503 })
  })

  it('names a canonical address without what is malformed, and answers words with a NUL (address.any-encoding-is-drawn)', async () => {
    const filtered = mustBePage(await renderer().render('/en/products?brands=%E4&categories=3,x,4&order_by=%00'))
    expect(filtered.head).toContain('<link rel="canonical" href="https://shop.test/en/products?categories=3,4"')
    const { render, asked } = renderer()
    await render('/en/search-results?query=zi%00nc')
    expect(asked.find(({ pathname }) => pathname.endsWith('/search'))?.searchParams.get('query')).toBe('zinc')
  })

  it('never mixes what different people see, however many are drawn at once', async () => {
    // Answers come back in an order that has nothing to do with that of the questions.
    let turn = 0
    const { render } = renderer({
      deadline: 20_000,
      answer: async (url) => {
        turn += 7
        for (let wait = turn % 13; wait > 0; wait -= 1) await Promise.resolve()
        if (url.pathname.endsWith('/categories')) await new Promise((later) => setImmediate(later))
        return undefined
      },
    })
    const wanted = Array.from({ length: 4 * LANGUAGE_CODES.length }, (_, index) => ({
      language: LANGUAGE_CODES[index % LANGUAGE_CODES.length] ?? 'en',
      path: index % 2 === 0 ? 'products' : 'products/zinc',
    }))
    const drawn = await Promise.all(wanted.map(({ language, path }) => render(`/${language}/${path}`)))
    for (const [index, { language }] of wanted.entries()) {
      const { body, paint, language: spoken } = mustBePage(drawn[index] as Rendered)
      expect(spoken).toBe(language)
      expect(new Set(body.match(/Product 1 in [\w-]+/g))).toEqual(new Set([`Product 1 in ${language}`]))
      expect(new Set(paint.match(/Product 1 in [\w-]+/g))).toEqual(new Set([`Product 1 in ${language}`]))
    }
  })

  it('is refused by another build, and where an actor is missing or has stopped', async () => {
    const { paint } = mustBePage(await renderer().render('/en/products'))
    const changed = (
      change: (children: Record<string, { snapshot: { status: string } } | undefined>) => void,
    ): FirstPaint => {
      const copy = unpackShared(paint) as {
        snapshot: { children: Record<string, { snapshot: { status: string } } | undefined> }
      }
      change(copy.snapshot.children)
      return copy as unknown as FirstPaint
    }
    expect(
      isOwnPaint(
        changed(() => {}),
        BUILD,
      ),
    ).toBe(true)
    expect(
      isOwnPaint(
        changed(() => {}),
        '/assets/index-2.js',
      ),
    ).toBe(false)
    expect(isOwnPaint(null, BUILD)).toBe(false)
    expect(isOwnPaint({ build: BUILD }, BUILD)).toBe(false)
    expect(
      isOwnPaint(
        changed((children) => void delete children['toaster']),
        BUILD,
      ),
    ).toBe(false)
    expect(
      isOwnPaint(
        changed((children) => void (children['toaster'] = { snapshot: { status: 'stopped' } })),
        BUILD,
      ),
    ).toBe(false)
  })
})

describe('an address that is not its own', () => {
  it.each([
    ['/', undefined, '/en', false],
    ['/', 'de', '/de', false],
    ['/products', 'jp', '/jp/products', false],
    ['/xx/products', 'fr', '/fr/products', false],
    ['/ZH-tw/products', 'fr', '/zh-TW/products', true],
    ['/en/products/', 'fr', '/en/products', true],
    ['/en/', undefined, '/en', true],
    ['//en/products', 'de', '/en/products', true],
    ['/%65n/products', 'de', '/en/products', true],
    ['/en//%70roducts//', 'de', '/en/products', true],
    ['//EN', undefined, '/en', true],
    ['//', 'de', '/de', false],
    ['//products', 'de', '/de/products', false],
    ['//evil.test', 'de', '/de/evil.test', false],
    ['//evil.test/en/products', 'de', '/de/evil.test/en/products', false],
    ['///evil.test//', 'de', '/de/evil.test', false],
    ['/%2Fevil.test', 'de', '/de/%2Fevil.test', false],
    ['/en//evil.test', 'de', '/en/evil.test', true],
    ['/en/products/%E4//', 'de', '/en/products/%E4', true],
  ])('%s, with %s preferred, is %s (address.one-plain-path)', (pathname, preferred, expected, forGood) => {
    expect(movedTo(pathname, preferred)).toEqual({ pathname: expected, forGood })
  })

  it.each(LANGUAGE_CODES)('is none below /%s', (language) => {
    expect(movedTo(`/${language}/products`, 'en')).toBeUndefined()
    expect(bcp47(language)).toBeTruthy()
  })
})
