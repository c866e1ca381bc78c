import type { Page } from 'playwright/test'

import type { LanguageCode } from '#contract/languages.ts'
import { signIn } from '#tests/browser/support/people.ts'
import { text } from '#tests/browser/texts.ts'

import { callsHere, fillCart } from './calls.ts'
import type { Screen } from './screen.ts'

const ADMIN = 'admin@verbena.test'
const PRACTITIONER = 'certified@verbena.test'
const CLIENT = 'client@verbena.test'
/** Begins with the review for who has ordered before. */
const NEW_BUYER = 'nopage@verbena.test'

const as = (email: string) => (page: Page) => signIn(page, email)

/** The path of the first of a list, by the call that answers the list and what names it there. */
const ofFirst = (path: (id: string) => string, call: string, name: string) => async (page: Page) => {
  const answer = (await (
    await callsHere(page)
  )('GET', `/api${call}`)) as readonly Record<string, unknown>[] | { readonly data: readonly Record<string, unknown>[] }
  const rows = 'data' in answer ? answer.data : answer
  return path(String(rows[0]?.[name]))
}

/** Fills in the first step of the checkout. */
async function fillIn(page: Page, language: LanguageCode): Promise<void> {
  const form = page.getByRole('form', { name: text('shopping:checkout.title', {}, language) })
  const field = (key: string) => form.getByLabel(text(key, {}, language), { exact: true })
  await field('account:register.field.first_name').fill('Zoë')
  await field('account:register.field.last_name').fill('Meyer')
  await field('shopping:checkout.street').fill('Lindenweg 3')
  await field('shopping:checkout.city').fill('Berlin')
  await field('account:register.field.country').selectOption('DE')
  await field('shopping:checkout.postalCode').fill('10115')
  await form.getByRole('radio', { name: text('common:payment.invoice', {}, language), exact: true }).check()
}

async function review(page: Page, language: LanguageCode): Promise<void> {
  await fillIn(page, language)
  await page.getByRole('button', { name: text('shopping:checkout.toReview', {}, language), exact: true }).click()
  await page.getByRole('button', { name: text('shopping:checkout.place', {}, language), exact: true }).waitFor()
}

const file = (key: string, name: string, lines: readonly string[]) => async (page: Page, language: LanguageCode) => {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: text(key, {}, language) }).click()
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) })
}

const CLIENTS = [
  'Nachname;Vorname;E-Mail',
  'Müller;Anna;anna@mail.example',
  'O’Neill;Ciarán;ciaran@mail.example',
  'Doppelt;Eva;anna@mail.example',
  'Ohne;Adresse;',
]

const PRODUCTS = [
  JSON.stringify({
    external_id: 'picture-1',
    brand: 'Harebell',
    name: 'Harebell selenium tincture',
    variants: [{ sku: 'hb-1', net_contents: '30 ml', price_eur: 12.5, price_gbp: 11, stock: 9 }],
  }),
  '{"external_id": "picture-2",',
]

const OWN_ORDERS = '/v2/account/orders'
const CLIENTS_ORDERS = '/v2/account/practitioners/orders'
const ADMIN_ORDERS = '/v2/admin/orders'

/** Ordering, and the daily work of practitioners and admins. */
export const WORK_SCREENS: readonly Screen[] = [
  { name: 'checkout', path: '/checkout', before: (page) => fillCart(page, NEW_BUYER) },
  {
    name: 'checkout-review',
    path: '/checkout',
    before: (page) => fillCart(page, NEW_BUYER),
    after: review,
    whole: true,
  },
  { name: 'checkout-known', path: '/checkout', before: (page) => fillCart(page, CLIENT) },
  {
    name: 'order-confirmation',
    path: ofFirst((id) => `/checkout/complete/${id}`, OWN_ORDERS, 'order_id'),
    before: as(CLIENT),
  },
  { name: 'invoice', path: ofFirst((id) => `/checkout/invoice/${id}`, OWN_ORDERS, 'order_id'), before: as(CLIENT) },
  { name: 'own-orders', path: '/account/client/orders', before: as(CLIENT) },
  {
    name: 'own-order',
    path: ofFirst((id) => `/account/client/orders/${id}`, OWN_ORDERS, 'order_id'),
    before: as(CLIENT),
  },
  { name: 'clients-orders', path: '/account/practitioner/orders', before: as(PRACTITIONER) },
  {
    name: 'clients-order',
    path: ofFirst((id) => `/account/practitioner/orders/${id}`, CLIENTS_ORDERS, 'order_id'),
    before: as(PRACTITIONER),
  },
  { name: 'commission', path: '/account/practitioner/commission', before: as(PRACTITIONER) },
  {
    name: 'statement',
    path: ofFirst(
      (id) => `/account/practitioner/commission/payouts/${id}`,
      '/v2/account/practitioners/commission/payouts',
      'payout_id',
    ),
    before: as(PRACTITIONER),
  },
  { name: 'commission-bank', path: '/account/practitioner/commission/bank', before: as(PRACTITIONER) },
  { name: 'practice-editor', path: '/account/practitioner/shop', before: as(PRACTITIONER) },
  { name: 'client-import', path: '/account/practitioner/clients/import', before: as(PRACTITIONER) },
  {
    name: 'client-import-checked',
    path: '/account/practitioner/clients/import',
    before: as(PRACTITIONER),
    async after(page, language) {
      await file('clientImport:file.choose', 'clients.csv', CLIENTS)(page, language)
      await page.getByRole('table', { name: text('clientImport:ready.table', {}, language), exact: true }).waitFor()
    },
    whole: true,
  },
  { name: 'admin-orders', path: '/account/admin/orders', before: as(ADMIN) },
  {
    name: 'admin-order',
    path: ofFirst((id) => `/account/admin/orders/${id}`, ADMIN_ORDERS, 'order_id'),
    before: as(ADMIN),
  },
  { name: 'admin-returns', path: '/account/admin/returns', before: as(ADMIN) },
  {
    name: 'admin-return',
    path: ofFirst((id) => `/account/admin/returns/${id}`, '/v2/admin/returns', 'return_id'),
    before: as(ADMIN),
  },
  { name: 'admin-payouts', path: '/account/admin/commission', before: as(ADMIN) },
  { name: 'admin-correction', path: '/account/admin/commission/correction', before: as(ADMIN) },
  { name: 'admin-products', path: '/account/admin/products', before: as(ADMIN) },
  {
    name: 'admin-product',
    path: ofFirst((id) => `/account/admin/products/${id}`, '/v2/admin/products', 'product_id'),
    before: as(ADMIN),
  },
  { name: 'admin-ingredients', path: '/account/admin/ingredients', before: as(ADMIN) },
  { name: 'admin-import', path: '/account/admin/import', before: as(ADMIN) },
  {
    name: 'admin-import-checked',
    path: '/account/admin/import',
    before: as(ADMIN),
    async after(page, language) {
      const another = page.getByRole('button', { name: text('import:another', {}, language) })
      const choose = page.getByRole('button', { name: text('import:file.choose', {}, language) })
      const checked = page.getByRole('heading', { name: text('import:checked.heading', {}, language), exact: true })
      // The file of another picture may be there, checked.
      await another.or(choose).or(checked).first().waitFor()
      if (await another.isVisible()) await another.click()
      if (!(await checked.isVisible())) await file('import:file.choose', 'harebell.jsonl', PRODUCTS)(page, language)
      await checked.waitFor()
    },
    whole: true,
  },
  { name: 'admin-profile', path: '/account/admin/profile', before: as(ADMIN) },
]
