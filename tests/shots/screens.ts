import type { Page } from 'playwright'

import type { FilterOptions } from '#areas/catalogue/contract/catalogue.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { signIn } from '#tests/browser/support/people.ts'
import { text } from '#tests/browser/texts.ts'

import { BUILDER_SCREENS } from './builder-screens.ts'
import { OWN_SCREENS } from './own-screens.ts'
import type { Screen } from './screen.ts'
import { WORK_SCREENS } from './work-screens.ts'

const COUNTRY_CALL = /\/api\/v2\/account\/geoip\?/
const CONTACT_CALL = /\/api\/v2\/contact\?/
const PRODUCTS_CALL = /\/api\/v2\/storefront\/products\?/
const NOTHING = {
  data: [],
  total_results: 0,
  total_pages: 0,
  current_page: 1,
  limit: 26,
  available_products: 0,
  unavailable_products: 0,
}

const optionsOf = async (page: Page, language: LanguageCode): Promise<FilterOptions> =>
  (await (await page.request.get(`/api/v2/storefront/categories?language_code=${language}`)).json()) as FilterOptions

/** The first page is in the document: only what a press asks for passes where it can be answered otherwise. */
async function pressQuickFilter(page: Page, language: LanguageCode): Promise<void> {
  await page
    .getByRole('group', { name: text('catalogue:quick.label', {}, language) })
    .getByRole('button')
    .first()
    .click()
}

async function sendMessage(page: Page, language: LanguageCode): Promise<void> {
  const fields = page.getByRole('main').getByRole('textbox')
  for (const [at, value] of ['Zoë Ünal', 'zoe@mail.example', 'Zink? 亜鉛?\n'.repeat(12)].entries())
    await fields.nth(at).fill(value)
  await page.getByRole('button', { name: text('pages:contact.form.send', {}, language) }).click()
}

/** Every screen that the shop has, with the states of the listing that look different. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '' },
  { name: 'practice', path: '/practice/linden-practice' },
  { name: 'about', path: '/about' },
  { name: 'practitioners', path: '/practitioners' },
  { name: 'contact', path: '/contact' },
  { name: 'shipping', path: '/shipping' },
  { name: 'privacy', path: '/privacy' },
  { name: 'terms', path: '/terms' },
  { name: 'imprint', path: '/imprint' },
  { name: 'login', path: '/login' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'reset-password', path: `/reset-password/${'a'.repeat(43)}` },
  { name: 'reset-password-without-link', path: '/reset-password' },
  { name: 'register-as', path: '/onboarding/register-as' },
  { name: 'register-practitioner', path: '/onboarding/register/practitioner' },
  { name: 'register-client', path: '/onboarding/register/client' },
  { name: 'register-success', path: '/onboarding/success' },
  { name: 'listing', path: '/products' },
  { name: 'listing-filtered', path: '/products?availability=1&zero_waste=1&order_by=price&order=asc&order_name=4' },
  {
    name: 'listing-empty',
    path: '/products',
    async after(page, language) {
      await page.route(PRODUCTS_CALL, (route) => route.fulfill({ json: NOTHING }))
      await pressQuickFilter(page, language)
      await page.getByRole('heading', { name: text('catalogue:empty.title', {}, language) }).waitFor()
    },
  },
  {
    name: 'listing-empty-help',
    path: '/products',
    async after(page, language) {
      const { categories, delivery_form } = await optionsOf(page, language)
      const [aminoAcids, bar] = [
        categories.find(({ slug }) => slug === 'amino-acids'),
        delivery_form.find(({ slug }) => slug === 'bar'),
      ]
      await page.goto(`/${language}/products?categories=${aminoAcids?.id ?? 0}&delivery_form=${bar?.id ?? 0}`)
      await page.getByRole('heading', { name: text('catalogue:empty.title', {}, language) }).waitFor()
    },
  },
  {
    name: 'listing-tree',
    path: '/products',
    async after(page, language) {
      const { categories } = await optionsOf(page, language)
      const [vitamins, herbs] = ['vitamins', 'herbs-and-botanicals'].map((wanted) =>
        categories.find(({ slug }) => slug === wanted),
      )
      const deep = herbs?.children?.find(({ children = [] }) => children.length > 0)?.children?.[0]
      await page.goto(`/${language}/products?categories=${vitamins?.id ?? 0},${deep?.id ?? 0}`)
      await page
        .getByRole('list', { name: text('catalogue:list.label', {}, language) })
        .getByRole('link')
        .first()
        .waitFor()
      const open = page.getByRole('button', {
        name: text('catalogue:option.expand', { name: vitamins?.name ?? '' }, language),
      })
      // Below 1000 px the filters are in a panel.
      if (await open.isVisible()) await open.click()
    },
  },
  {
    name: 'listing-failed',
    path: '/products',
    async after(page, language) {
      await page.route(PRODUCTS_CALL, (route) => route.abort('connectionfailed'))
      await pressQuickFilter(page, language)
      await page
        .getByRole('alert')
        .filter({ hasText: text('catalogue:failed.title', {}, language) })
        .waitFor()
    },
  },
  {
    name: 'filter-panel',
    path: '/products?zero_waste=1',
    async after(page, language) {
      const open = page.getByRole('button', { name: text('catalogue:filters.openChosen', { number: 1 }, language) })
      // From 1000 px on the filters have a column of their own.
      if (!(await open.isVisible())) return
      await open.click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'language-menu',
    path: '/products',
    async after(page) {
      await page.getByRole('banner').getByRole('button').last().click()
      await page.getByRole('menu').waitFor()
    },
  },
  { name: 'product', path: '/products/nordlyng-multivitamin-for-men' },
  { name: 'product-restricted', path: '/products/vellamoor-ten-strain-cultures-powder' },
  { name: 'product-sold-out', path: '/products/tavorelle-molybdenum' },
  { name: 'search', path: '/search-results?query=magnesium' },
  { name: 'search-mistyped', path: '/search-results?query=magnesum&page=2' },
  { name: 'search-empty', path: '/search-results?query=xqzwvk' },
  { name: 'search-waiting', path: '/search-results' },
  { name: 'product-unknown', path: '/products/no-such-product' },
  {
    name: 'contact-incomplete',
    path: '/contact',
    async after(page, language) {
      await page.getByRole('textbox', { name: text('pages:contact.form.email', {}, language) }).fill('zoe')
      await page.getByRole('button', { name: text('pages:contact.form.send', {}, language) }).click()
      await page.getByRole('region', { name: text('common:form.summary', {}, language) }).waitFor()
    },
  },
  {
    name: 'register-incomplete',
    path: '/onboarding/register/practitioner',
    async after(page, language) {
      await page.getByRole('button', { name: text('account:register.submit', {}, language) }).click()
      await page.getByRole('region', { name: text('common:form.summary', {}, language) }).waitFor()
    },
  },
  {
    name: 'contact-refused',
    path: '/contact',
    before: (page) => page.route(CONTACT_CALL, (route) => route.abort('connectionfailed')).then(() => undefined),
    async after(page, language) {
      await sendMessage(page, language)
      await page
        .getByRole('alert')
        .filter({ hasText: text('pages:contact.form.failed', {}, language) })
        .waitFor()
    },
  },
  {
    name: 'contact-sent',
    path: '/contact',
    before: (page) =>
      page.route(CONTACT_CALL, (route) => route.fulfill({ json: { message: 'Thank you' } })).then(() => undefined),
    async after(page, language) {
      await sendMessage(page, language)
      await page.getByRole('button', { name: text('pages:contact.form.another', {}, language) }).waitFor()
    },
  },
  {
    name: 'country-notice',
    path: '/products',
    before: (page) =>
      page.route(COUNTRY_CALL, (route) => route.fulfill({ json: { country: 'GB' } })).then(() => undefined),
    async after(page, language) {
      await page.getByRole('dialog', { name: text('common:country.title', {}, language) }).waitFor()
    },
  },
  {
    name: 'admin-practitioners',
    path: '/account/admin/practitioners',
    before: (page) => signIn(page, 'admin@verbena.test'),
  },
  {
    name: 'admin-refusing',
    path: '/account/admin/practitioners',
    before: (page) => signIn(page, 'admin@verbena.test'),
    async after(page, language) {
      await page
        .getByRole('main')
        .getByText(text('account:admin.refuse', {}, language), { exact: true })
        .first()
        .click()
      await page
        .getByRole('main')
        .getByText(text('account:admin.send', {}, language), { exact: true })
        .click()
      await page
        .getByText(text('account:admin.needsReason', {}, language))
        .first()
        .waitFor()
    },
  },
  { name: 'admin-accounts', path: '/account/admin/accounts', before: (page) => signIn(page, 'admin@verbena.test') },
  ...OWN_SCREENS,
  ...WORK_SCREENS,
  ...BUILDER_SCREENS,
  { name: 'not-found', path: '/nowhere' },
]
