import type { APIRequestContext, Page } from 'playwright/test'

import { MENU_LANGUAGES } from '#contract/languages.ts'
import { GENERAL_PAGES } from '#machines/pages/pages.ts'
import { INVENTED_OPERATOR } from '#server/operator.ts'
import { pseudoText } from '#server/pseudo/pseudo.ts'
import { sample } from '#tests/support/length.ts'

import { browserAlone } from './support/browser-alone.ts'
import { settle } from './support/checks.ts'
import { expect, test as usual, workersShop } from './support/test.ts'
import { text } from './texts.ts'
import { judge, textsIn, untranslated } from './support/untranslated.ts'

// In one worker: a second one would start a shop of its own for half of these tests.
usual.describe.configure({ mode: 'default' })

const LANGUAGES = [
  'English',
  'Deutsch',
  'Dansk',
  'Español',
  'Français',
  'Magyar',
  'Italiano',
  '日本語',
  'Nederlands',
  'Português',
  'Română',
  '繁體中文',
]
/** Not translated on any page; the last comes from the library of the overlays. */
const FIXED = ['Verbena', ...LANGUAGES, ...MENU_LANGUAGES.map((code) => code.toUpperCase()), 'Dismiss']

const { name, address, email, register, taxId, bank } = INVENTED_OPERATOR
const OPERATOR = [
  name,
  address.join(', '),
  address.join(' '),
  ...address,
  email,
  register ?? '',
  taxId ?? '',
  bank ?? '',
]

interface Fixtures {
  readonly shop: string
  /** Every text of the catalogue in English. */
  readonly data: readonly string[]
  /** A page that runs no code. */
  readonly reader: Page
}

const test = usual.extend<object, Fixtures>({
  shop: workersShop({ pseudo: true }),
  data: [
    async ({ shop, playwright }, run) => {
      const request = await playwright.request.newContext({ baseURL: shop })
      await run([...FIXED, ...(await catalogueTexts(request))])
      await request.dispose()
    },
    { scope: 'worker' },
  ],
  reader: [
    async ({ shop, browser }, run) => {
      const reader = await browser.newPage({ javaScriptEnabled: false, baseURL: shop })
      await run(reader)
      await reader.close()
    },
    { scope: 'worker' },
  ],
})

async function get(request: APIRequestContext, path: string): Promise<unknown> {
  return (await request.get(`/api/v2/storefront/${path}${path.includes('?') ? '&' : '?'}language_code=en`)).json()
}

async function catalogueTexts(request: APIRequestContext): Promise<readonly string[]> {
  const first = (await get(request, 'products?limit=100&page=1')) as { total_pages: number }
  const pages = Array.from({ length: first.total_pages }, (_, index) =>
    get(request, `products?limit=100&page=${index + 1}`),
  )
  // The names of ingredients stand in the filters of a search alone.
  const found = ['*', 'magnesium'].map(async (query) =>
    (await request.post('/api/v2/storefront/search', { params: { query, language_code: 'en' }, data: {} })).json(),
  )
  return textsIn([await get(request, 'categories'), ...(await Promise.all(pages)), ...(await Promise.all(found))])
}

const said = (key: string): string => pseudoText(text(key))

async function expectTranslated(page: Page, data: readonly string[], shown: readonly string[] = []): Promise<void> {
  expect((await untranslated(page, data, shown)).map((words) => words.trim())).toEqual([])
}

const SHOWN_BY_ADDRESS: Readonly<Record<string, readonly string[]>> = {
  '/en': [],
  '/en/products': [],
  '/en/products?zero_waste=1&order_by=price&order=asc&order_name=4': [],
  '/en/products?order_by=name&order=desc&availability=2': [],
  '/en/search-results': [],
  '/en/search-results?query=magnesium': ['magnesium'],
  '/en/search-results?query=magnesium&page=90': ['magnesium'],
  '/en/search-results?query=*': [],
  '/en/search-results?query=qqxxzz': ['qqxxzz'],
  '/en/search-results?query=magnesum': ['magnesum', 'magnesium'],
  '/en/onboarding/register-as': [],
  '/en/onboarding/success': [],
  '/en/nowhere': [],
  '/en/products/no-such-thing': ['no such thing'],
  ...Object.fromEntries(GENERAL_PAGES.map((page) => [`/en/${page}`, OPERATOR])),
}

usual.describe('the check itself', () => {
  usual('sees plain words outside marks, and within them, but no data', () => {
    const data = ['Sage tea', 'tea']
    expect(judge(['⟦Tèé⟧', 'Sage tea', '⟦Rèé ', 'Sage tea', ' mmm⟧', '12 %', '⟦x⟧ · tea'], data)).toEqual([])
    expect(judge(['Sage', '⟦Rèé open⟧', '⟦x⟧ mmm', 'teas'], data)).toEqual(['Sage', '⟦Rèé open⟧', '⟦x⟧ mmm', 'teas'])
  })
})

/** A page as the server draws it. On a busy machine it may not be drawn in time at first. */
async function read(reader: Page, address: string): Promise<void> {
  await expect(async () => {
    await reader.goto(address)
    await expect(reader.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 500 })
  }).toPass()
}

interface Listed {
  readonly slug: string
  readonly practitioner_only: boolean
  readonly variants: readonly { readonly stock: number }[]
}

const PRODUCTS: Readonly<Record<string, (product: Listed) => boolean>> = {
  'with several packs': ({ variants }) => variants.length > 1,
  'for certified practitioners': ({ practitioner_only }) => practitioner_only,
  'out of stock': ({ variants }) => variants.every(({ stock }) => stock === 0),
  'of which few are left': ({ variants }) => variants.some(({ stock }) => stock > 0 && stock < 4),
}

test('what the server draws says nothing that is not translated (language.screens-are-all-translated)', async ({
  reader,
  data,
}) => {
  for (const [address, shown] of Object.entries(SHOWN_BY_ADDRESS)) {
    await read(reader, address)
    expect(await untranslated(reader, data, shown), address).toEqual([])
  }
  const { data: products } = (await get(reader.request, 'products?limit=100')) as { data: readonly Listed[] }
  for (const [kind, isOne] of Object.entries(PRODUCTS)) {
    const slug = products.find(isOne)?.slug ?? ''
    const own = textsIn(await get(reader.request, `products/${slug}`))
    await read(reader, `/en/products/${slug}`)
    expect(await untranslated(reader, [...data, ...own]), kind).toEqual([])
  }
})

for (const [address, shown] of sample(Object.entries(SHOWN_BY_ADDRESS), 1)) {
  test(`${address}, drawn by the browser, says nothing that is not translated`, async ({ page, data, watch }) => {
    watch.mayFail(/nowhere|no-such-thing/)
    await browserAlone(page)
    await page.goto(address)
    await settle(page)
    await expectTranslated(page, data, shown)
  })
}

test(
  'the contact form says nothing that is not translated, whatever goes wrong',
  { tag: '@long' },
  async ({ page, data, watch }) => {
    watch.expectFailure(/\/api\/v2\/contact/)
    await page.goto('/en/contact')
    await settle(page)
    const [name, email, message] = ['name', 'email', 'message'].map((field) =>
      page.getByRole('textbox', { name: said(`pages:contact.form.${field}`) }),
    )
    if (!name || !email || !message) throw new Error('the form has three fields')
    const send = page.getByRole('button', { name: said('pages:contact.form.send') })

    await message.fill('1'.repeat(5001))
    await email.fill('x')
    await send.click()
    await expect(page.getByRole('region', { name: said('common:form.summary') })).toBeFocused()
    await expectTranslated(page, data)

    await name.fill('Zoë')
    await email.fill('zoe@mail.example')
    await message.fill('1')
    await page.route('**/api/v2/contact*', (route) => route.abort('internetdisconnected'))
    await send.click()
    await expect(page.getByRole('alert')).toContainText(said('common:problem.unreachable'))
    await expectTranslated(page, data)

    await page.unroute('**/api/v2/contact*')
    await send.click()
    await expect(page.getByRole('heading', { name: said('pages:contact.form.sent') })).toBeVisible()
    await expectTranslated(page, data)
  },
)

test('what the server refuses it says in translated words', { tag: '@long' }, async ({ page, data }) => {
  await page.goto('/en')
  const answers = [
    '/api/none',
    '/api/v2/storefront/products?page=x',
    '/api/v2/account/',
    '/api/v2/storefront/products/none',
  ]
  for (const path of answers) {
    const { message, errors } = (await (
      await page.request.get(`${path}${path.includes('?') ? '&' : '?'}language_code=en`)
    ).json()) as { message: string; errors?: object }
    expect(judge([message, ...Object.values(errors ?? {})] as readonly string[], data), path).toEqual([])
  }
})

test('menus, more products and messages say nothing that is not translated', async ({ page, data, watch }) => {
  watch.expectFailure(/\/locales\/fr\//)
  watch.expectConsole(/texts of fr could not be loaded/)
  await page.goto('/en/products')
  await settle(page)
  const switcher = page.getByRole('banner').getByRole('button').last()
  await switcher.click()
  await expect(page.getByRole('menuitemradio')).toHaveCount(LANGUAGES.length)
  await expectTranslated(page, data)

  await page.route('**/locales/fr/*.json', (route) => route.fulfill({ status: 404 }))
  await page.getByRole('menuitemradio', { name: 'Français' }).click()
  await expect(page.getByRole('alert').filter({ hasText: said('common:notice.languageFailed') })).toBeVisible()
  await settle(page)
  await page.goto('/en/products')
  await settle(page)
  const more = page.getByRole('main').getByRole('button', { name: said('catalogue:list.more') })
  await more.click()
  await expect(page.getByRole('article')).toHaveCount(52)
  await expectTranslated(page, data)
})

test(
  'a list that cannot be loaded says nothing that is not translated',
  { tag: '@long' },
  async ({ page, data, watch }) => {
    watch.expectFailure(/\/storefront\/products\?/)
    await page.goto('/en/contact')
    await settle(page)
    await page.route('**/api/v2/storefront/products?*', (route) => route.abort('connectionfailed'))
    await page
      .getByRole('banner')
      .getByRole('link', { name: said('common:areas.zeroWaste') })
      .click()
    await expect(page.getByRole('alert')).toContainText(said('catalogue:failed.kept'))
    await expectTranslated(page, data)
  },
)

test('an empty list says nothing that is not translated', { tag: '@long' }, async ({ page, data }) => {
  const { brands, delivery_form } = (await get(page.request, 'categories')) as Record<string, readonly { id: number }[]>
  const pairs = (brands ?? []).flatMap(({ id: brand }) =>
    (delivery_form ?? []).map(({ id: form }) => `brands=${brand}&delivery_form=${form}&zero_waste=1`),
  )
  for (const pair of pairs) {
    const { total_results } = (await get(page.request, `products?${pair}`)) as { total_results: number }
    if (total_results > 0) continue
    await page.goto(`/en/products?${pair}`)
    await settle(page)
    await expect(page.getByRole('heading', { name: said('catalogue:empty.title') })).toBeVisible()
    await expectTranslated(page, data)
    return
  }
  throw new Error('the demo has a product for every pair')
})

test(
  'code that cannot be loaded says nothing that is not translated',
  { tag: '@long' },
  async ({ page, data, watch }) => {
    watch.mayFail(/\/assets\//)
    await browserAlone(page)
    await page.route(/\/assets\/ListingScreen-.*\.js/, (route) => route.abort('connectionfailed'))
    await page.goto('/en/products')
    await expect(page.getByRole('heading', { name: said('common:error.lost') })).toBeVisible()
    await expectTranslated(page, data)
  },
)

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the panel with the filters says nothing that is not translated', { tag: '@long' }, async ({ page, data }) => {
    await page.goto('/en/products?zero_waste=1')
    await settle(page)
    await page.getByRole('main').getByRole('button', { expanded: false }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await settle(page)
    await expectTranslated(page, data)
  })
})
