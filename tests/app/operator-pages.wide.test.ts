import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { createRenderer } from '#app/server.tsx'
import { LANGUAGE_CODES, type LanguageCode } from '#contract/languages.ts'
import type { Operator } from '#contract/shop-settings.ts'
import { INVENTED_OPERATOR } from '#server/operator.ts'
import { overview } from '#tests/models/samples.ts'
import { operator } from '#tests/support/operator.ts'

const LETTERS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => LETTERS[letter] ?? letter)

const texts = (language: LanguageCode, file: string) =>
  JSON.parse(readFileSync(`public/locales/${language}/${file}.json`, 'utf8')) as Record<string, unknown>

const render = createRenderer({
  origin: 'http://shop',
  fetch: () => Promise.resolve(Response.json(overview)),
  log: { warn: () => {}, error: () => {} },
  texts,
  deadline: 5000,
})

async function drawn(address: string, given: Operator = operator): Promise<string> {
  const shop = {
    name: 'Verbena',
    region: 'eu',
    origin: 'https://shop.test',
    timeZone: 'Europe/Berlin',
    operator: given,
    ukShop: null,
    paymentMethods: ['invoice'],
  } as const
  const page = await render({ address, shop, build: '/assets/index-1.js' })
  if (page.kind !== 'page') throw new Error(`no page but ${page.kind}`)
  return /<main[^]*<\/main>/.exec(page.body)?.[0] ?? ''
}

const WHOLE = ['imprint', 'contact', 'privacy', 'terms']
const MENTIONED = ['about', 'shipping']

test.each(WHOLE)(
  'the page %s shows all details of the operator, letters of markup as they are (operations.operator-on-legal-pages)',
  async (page) => {
    const main = await drawn(`/en/${page}`)
    expect(main.split(escaped(operator.name))).toHaveLength(3)
    expect(main).not.toContain('<Söhne>')
    for (const text of ['Haus 3, Am Markt\n10115 Berlin', operator.register ?? '', operator.taxId ?? ''])
      expect(main).toContain(`>${text}</dd>`)
    expect(main).toContain('href="mailto:post@oehler.example"')
  },
)

test.each(WHOLE)('the page %s leaves out a register and a VAT number that there are not', async (page) => {
  const main = await drawn(`/en/${page}`, { ...operator, register: null, taxId: null })
  expect(main.match(/<dt[^>]*>[^<]*/g)?.map((name) => name.replace(/.*>/, ''))).toEqual(['Name', 'Address', 'Email'])
})

test.each(MENTIONED)('the page %s names the operator with the address in one line', async (page) => {
  expect(await drawn(`/en/${page}`)).toContain(`${escaped(operator.name)}, Haus 3, Am Markt, 10115 Berlin`)
})

test('withdrawal may be sent by email (operations.operator-on-legal-pages)', async () => {
  expect(await drawn('/en/shipping')).toContain('email post@oehler.example')
})

test.each(LANGUAGE_CODES)(
  'in %s each page that names an invented operator says so, and none says so of a real one (operations.operator-on-legal-pages)',
  async (language) => {
    const { demo } = texts(language, 'pages')['operator'] as { demo: string }
    for (const page of [...WHOLE, ...MENTIONED]) {
      const main = await drawn(`/${language}/${page}`, INVENTED_OPERATOR)
      expect([main.split(`<p>${escaped(demo)}</p>`).length, page]).toEqual([2, page])
      expect(main).toContain('Verbena Muster GmbH')
      expect(main).not.toMatch(/\{\{|operator\./)
      expect(await drawn(`/${language}/${page}`)).not.toContain(escaped(demo))
    }
  },
)
