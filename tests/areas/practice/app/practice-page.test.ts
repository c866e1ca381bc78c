import { expect, test } from 'vitest'

import { createRenderer } from '#app/server.tsx'
import type { Practice } from '#areas/practice/contract/practice.ts'
import { linden } from '../models/practice-samples.ts'
import { options, overview } from '#tests/models/samples.ts'

import { shop, texts } from '#tests/app/support/drawn-shop.ts'

const picture = (name: string) => ({
  thumbnails: { 250: `/${name}-250`, 500: `/${name}-500`, 1000: `/${name}-1000` },
  image_url: `/${name}-1600`,
  width: 1600,
  height: 800,
})

/** One that has something in every part. */
const whole: Practice = {
  ...linden,
  about: { title: 'Wer wir sind', description: 'Zwei.', language: 'de' },
  message: { message: 'Closed in July.', language: 'en' },
  services_header: { title: 'Our services', description: '', language: 'en' },
  contact: { description: 'Write to us.', language: 'en' },
  hours: { opening_hours: [{ day: 1, opens: '09:00', closes: '24:00' }], timezone: 'Europe/Amsterdam' },
  approach: {
    title: 'Our way',
    description: 'Step by step.',
    language: 'en',
    image: picture('first'),
    style_image: picture('second'),
  },
  packages: [
    {
      id: 1,
      name: '',
      description: 'A quarter',
      image: null,
      order: 1,
      features: [{ feature_id: 1, text: 'Two talks', language: 'en' }],
      language: 'en',
    },
  ],
}

async function drawn(practice: Practice, address = '/en/practice/linden') {
  const logged: unknown[] = []
  const log = (line: string, details?: unknown) => void logged.push([line, details])
  const render = createRenderer({
    origin: 'http://shop',
    fetch: (request) =>
      Promise.resolve(
        Response.json(
          request.url.includes('/overview') ? overview : request.url.includes('/practices/') ? practice : options,
        ),
      ),
    log: { warn: log, error: log },
    texts,
    deadline: 5000,
  })
  const page = await render({ address, shop, build: '/assets/index-1.js' })
  if (page.kind !== 'page') throw new Error(`no page but ${page.kind}`)
  return { ...page, logged, parts: page.body.match(/(?<=<section class="vb-practice-part vb-practice-)\w+/g) }
}

test.each([
  ['practice', ['about', 'approach', 'services', 'packages', 'hours', 'contact']],
  ['clinic', ['hours', 'contact', 'services', 'about', 'approach', 'packages']],
  ['online', ['services', 'packages', 'about', 'approach', 'hours', 'contact']],
] as const)(
  'a page of type %s has its parts in its own order (practice.order-follows-its-type)',
  async (type, order) => {
    expect((await drawn({ ...whole, type })).parts).toEqual(order)
  },
)

test('a part with nothing in it is absent (practice.order-follows-its-type)', async () => {
  const { body, parts } = await drawn({ ...linden, services: [] })
  expect(parts).toBeNull()
  expect(body).not.toContain('vb-practice-message')
  expect(body).not.toContain('vb-practice-logo')
})

test('words stand in the language in which they were written (practice.words-keep-their-language)', async () => {
  const { body } = await drawn(whole, '/jp/practice/linden')
  expect(body).toMatch(/<h2[^>]* lang="de">Wer wir sind<\/h2>/)
  expect(body).toMatch(/<h2[^>]* lang="en">Our services<\/h2>/)
  expect(body).toMatch(/<h2[^>]*>パッケージ<\/h2>/)
})

test('nothing of now is drawn by the server, since the page is kept (practice.says-when-it-is-open)', async () => {
  const { body } = await drawn(whole)
  expect(body).toContain('9:00\u00a0–\u00a024:00')
  expect(body).toMatch(/<p class="vb-hours-state"><\/p>/)
  expect(body).not.toContain('vb-hours-own')
  expect(body).not.toContain('vb-hours-today')
})

test('a page says what it is to search engines and to those who share it (practice.can-be-found)', async () => {
  const { head, body } = await drawn(whole)
  expect(head).toContain('<title>Linden Practice')
  expect(head).toContain('<meta name="description" content="Then what is missing."/>')
  expect(head).toContain('<meta property="og:image" content="https://shop.test/first-1000"/>')
  expect(head).toContain('<link rel="canonical" href="https://shop.test/en/practice/linden"/>')
  expect(head).not.toContain('noindex')
  const [, json = ''] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(head + body) ?? []
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'HealthAndBeautyBusiness',
    name: 'Linden Practice',
    url: 'https://shop.test/en/practice/linden',
    employee: { '@type': 'Person', name: 'Linnea Hart' },
    openingHoursSpecification: [{ dayOfWeek: 'Monday', opens: '09:00', closes: '23:59' }],
  })
})

test('a page brings what a preview of it is made of: address, kind, shop, and a picture with its size and words (first-paint.can-be-shared)', async () => {
  const { head } = await drawn(whole)
  const told = [...head.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g)]
  expect(Object.fromEntries(told.map(([, property, content]) => [property, content]))).toEqual({
    'og:title': 'Linden Practice',
    'og:description': 'Then what is missing.',
    'og:image': 'https://shop.test/first-1000',
    'og:image:width': '1000',
    'og:image:height': '500',
    'og:image:alt': 'Linden Practice',
    'og:url': 'https://shop.test/en/practice/linden',
    'og:type': 'website',
    'og:site_name': 'Verbena',
    'twitter:card': 'summary_large_image',
  })
  const { head: plain } = await drawn({ ...linden, logo: null })
  expect(plain).toContain('<meta property="og:image" content="https://shop.test/icons/icon-512.png"/>')
  expect(plain).toContain('<meta property="og:image:alt" content="Verbena"/>')
  expect(plain).toContain('<meta name="twitter:card" content="summary"/>')
})

test('a picture that lets its ground through is drawn on the one it needs (practice.pictures-stand-out)', async () => {
  const { body } = await drawn({ ...whole, logo: { ...picture('logo'), ground: 'dark' } })
  expect(body.match(/<img[^>]* data-ground="dark"[^>]*>/g)).toEqual([expect.stringContaining('/logo-500')])
  expect((await drawn(whole)).body).not.toContain('data-ground')
})

test('one that is not public is not to be kept (practice.can-be-found)', async () => {
  const { head, body } = await drawn({ ...whole, public: false })
  expect(head).toContain('<meta name="robots" content="noindex"/>')
  expect(head + body).not.toContain('ld+json')
})

test('what a practitioner writes cannot end the data that search engines read', async () => {
  const header = { ...linden.header, description: '</script><script>alert(1)</script>' }
  const { head, body } = await drawn({ ...whole, header })
  expect(head + body).not.toContain('<script>alert')
})

test('an unknown icon is logged and draws nothing (error.unknown-icon-is-logged)', async () => {
  const { body, logged } = await drawn(linden)
  expect(logged).toEqual([['a practice page names unknown icons', ['rocket']]])
  expect(body.match(/<span class="vb-service-icon">(<svg)?/g)).toEqual([
    '<span class="vb-service-icon"><svg',
    '<span class="vb-service-icon">',
  ])
})

test('visitors are led to register as the practice’s client (practice.join-by-who-is-here)', async () => {
  expect((await drawn(whole)).body).toContain('href="/en/onboarding/register/client?practice=linden"')
  const { body, head } = await drawn(whole, '/en/onboarding/register/client?practice=linden')
  expect(body).toContain('You’re registering as a client of Linnea Hart.')
  expect(head).toContain('<link rel="canonical" href="https://shop.test/en/onboarding/register/client"/>')
})
