import { createServer } from 'node:http'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'

import { provideLanguage } from '#actors/provide/language.ts'
import { createTexts, loadTexts } from '#actors/texts.ts'
import { bcp47, LANGUAGE_CODES } from '#contract/languages.ts'

const FILES = ['common', 'catalogue'] as const

let asked: string[]
let status: (path: string) => number
let ready: (path: string) => Promise<void>
let origin: string
let stop: () => Promise<void>
let logged: string[]

beforeEach(async () => {
  asked = []
  logged = []
  status = () => 200
  ready = () => Promise.resolve()
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    await ready(path)
    response.writeHead(status(path), { 'content-type': 'application/json' })
    response.end(JSON.stringify({ found_one: 'one', found_few: 'few', found_many: 'many', found_other: 'other', path }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  origin = `http://127.0.0.1:${address.port}`
  stop = () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
})

afterEach(() => stop())

const create = () =>
  createTexts({ origin, log: { warn: (message) => logged.push(message), error: (message) => logged.push(message) } })

test('only the exact current language is loaded, each file once (language.loads-only-the-current-one)', async () => {
  const texts = create()
  expect(await loadTexts(texts, 'zh-TW', FILES)).toBe(true)
  expect(asked.toSorted()).toEqual(FILES.map((file) => `/locales/zh-TW/${file}.json`).toSorted())
  expect(texts.language).toBe('zh-TW')
})

test('a language is turned to with the texts that are wanted in it, and none of pages visited before', async () => {
  const texts = create()
  await loadTexts(texts, 'de', FILES)
  asked = []
  expect(await loadTexts(texts, 'fr', ['common'])).toBe(true)
  expect(texts.language).toBe('fr')
  expect(asked).toEqual(['/locales/fr/common.json'])
})

test('a language that was loaded is turned to without asking again', async () => {
  const texts = create()
  await loadTexts(texts, 'de', FILES)
  await loadTexts(texts, 'en', FILES)
  asked = []
  expect(await loadTexts(texts, 'de', FILES)).toBe(true)
  expect(asked).toEqual([])
  expect(texts.language).toBe('de')
})

test('more texts of the language that is spoken turn to it no second time, which would draw the page anew', async () => {
  const texts = create()
  let turns = 0
  texts.on('languageChanged', () => {
    turns += 1
  })
  await loadTexts(texts, 'de', ['common'])
  expect(await loadTexts(texts, 'de', FILES)).toBe(true)
  expect(texts.hasResourceBundle('de', 'catalogue')).toBe(true)
  expect(turns).toBe(1)
})

test('texts that come late do not turn the page to a language that was left meanwhile', async () => {
  const texts = create()
  await loadTexts(texts, 'en', FILES)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  ready = (path) => (path.includes('/de/') ? answered : Promise.resolve())
  const loads: Promise<boolean>[] = []
  const language = createActor(
    provideLanguage({
      log: { warn: (message) => logged.push(message), error: (message) => logged.push(message) },
      loadTexts: (code, files, signal) => {
        const loading = loadTexts(texts, code, files, signal)
        loads.push(loading)
        return loading
      },
      rememberLanguage: () => {},
      markDocument: () => {},
      goToLanguage: () => {},
    }),
  ).start()
  language.send({ type: 'language.entered', language: 'de', texts: FILES })
  await vi.waitFor(() => expect(asked).toContain('/locales/de/common.json'))
  language.send({ type: 'language.entered', language: 'en', texts: FILES })
  answer()
  await Promise.all(loads)
  expect(loads).toHaveLength(2)
  expect(texts.language).toBe('en')
  language.stop()
})

test('a file that is not there is not asked for twice, and the language stays (language.retries-on-network-and-5xx)', async () => {
  const texts = create()
  await loadTexts(texts, 'en', FILES)
  status = (path) => (path.includes('/de/') ? 404 : 200)
  asked = []
  expect(await loadTexts(texts, 'de', FILES)).toBe(false)
  expect(asked).toHaveLength(FILES.length)
  expect(texts.language).toBe('en')
})

test('a language that failed is asked for again when it is wanted again', async () => {
  const texts = create()
  status = () => 404
  expect(await loadTexts(texts, 'de', FILES)).toBe(false)
  status = () => 200
  expect(await loadTexts(texts, 'de', FILES)).toBe(true)
})

test('a server error is tried again (language.retries-on-network-and-5xx)', async () => {
  const texts = create()
  status = () => (asked.length <= FILES.length ? 503 : 200)
  expect(await loadTexts(texts, 'de', FILES)).toBe(true)
  expect(asked.length).toBeGreaterThan(FILES.length)
})

test.each(LANGUAGE_CODES)(
  'plural forms of %s follow the rules of its own language, not of the host (language.standard-tags)',
  async (code) => {
    const texts = create()
    await loadTexts(texts, code, FILES)
    const rules = new Intl.PluralRules(bcp47(code))
    for (const count of [0, 1, 2, 3, 11, 20, 21, 100, 101, 1_000_000]) {
      expect(texts.t('catalogue:found', { count }), `${count}`).toBe(rules.select(count))
    }
  },
)

test('a missing text is logged by its key', async () => {
  const texts = create()
  await loadTexts(texts, 'de', FILES)
  texts.t('common:nowhere')
  expect(logged).toEqual(['i18n missing de common:nowhere'])
})
