import type { Page } from 'playwright/test'

import type { Invitations } from '#areas/clients/contract/consent.ts'
import type { Folder } from '#areas/folders/contract/folders.ts'
import { signIn } from '#tests/browser/support/people.ts'
import { text } from '#tests/browser/texts.ts'

import { buyable, callsOf, fillCart } from './calls.ts'
import type { Screen } from './screen.ts'

const ADMIN = 'admin@verbena.test'
const PRACTITIONER = 'certified@verbena.test'
const WAITING = 'practitioner@verbena.test'
const CLIENT = 'client@verbena.test'
const NEW_CLIENT = 'newclient@verbena.test'
const OTHER_PRACTITIONER = 'nopage@verbena.test'

const FOLDERS = '/api/v2/account/practitioners/folders'
const FOLDER = 'Immune support'

async function fillWishlist(page: Page): Promise<void> {
  const call = await callsOf(page, CLIENT)
  for (const line of await buyable(page, 3)) await call('POST', '/api/v2/account/wishlist', line)
}

async function fillFolder(page: Page): Promise<void> {
  const call = await callsOf(page, PRACTITIONER)
  const folders = (await call('GET', FOLDERS)) as readonly Folder[]
  const { folder_id: id } =
    folders.find(({ name }) => name === FOLDER) ?? ((await call('POST', FOLDERS, { name: FOLDER })) as Folder)
  for (const line of await buyable(page, 3)) await call('POST', `${FOLDERS}/${id}/items`, { kind: 'product', ...line })
}

/** Signs a client in whom a practitioner asks to be theirs. */
async function ask(page: Page, email: string, practitioner: string, discount_rate: number): Promise<void> {
  const asked = await (await callsOf(page, email))('GET', '/api/v2/account/clients/invitations')
  if ((asked as Invitations).length > 0) return
  const call = await callsOf(page, practitioner)
  const names = { first_name: 'Noor', last_name: 'Haddad', notes: '' }
  await call('POST', '/api/v2/account/practitioners/clients', { email, discount_rate, ...names })
  await signIn(page, email)
}

/** Goes from the practitioner's protocols to one that clients hold. */
async function openShared(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('listitem').filter({ hasText: 'Evening routine' }).getByRole('link').first().click()
  await main.getByRole('table').waitFor()
}

/** Screens of users who are signed in, or are asked to sign in. */
export const OWN_SCREENS: readonly Screen[] = [
  {
    name: 'login-refused',
    path: '/login',
    async after(page, language) {
      const main = page.getByRole('main')
      await main.getByRole('textbox').first().fill('nobody@mail.example')
      await main
        .getByRole('textbox', { name: text('account:signIn.login.password', {}, language), exact: true })
        .fill('not this one')
      await main.locator('button[type="submit"]').click()
      await main.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'wish-of-visitor',
    path: '/products',
    async after(page) {
      await page.getByRole('main').locator('.vb-add').first().click()
      await page.getByRole('dialog').getByRole('textbox').first().waitFor()
    },
  },
  {
    name: 'suggestions',
    path: '/products',
    async after(page, language) {
      const field = page.getByRole('banner').getByRole('combobox', { includeHidden: true })
      await field.waitFor({ state: 'attached' })
      if (!(await field.isVisible()))
        await page
          .getByRole('banner')
          .getByRole('button', { name: text('common:searchBar.submit', {}, language), exact: true })
          .click()
      await page
        .getByRole('combobox', { name: text('common:searchBar.label', {}, language), exact: true })
        .fill('magnes')
      await page.locator('[role="listbox"][aria-busy="false"]').waitFor()
    },
  },
  { name: 'cart-of-visitor', path: '/cart' },
  { name: 'cart-empty', path: '/cart', before: (page) => signIn(page, NEW_CLIENT) },
  { name: 'cart', path: '/cart', before: (page) => fillCart(page, CLIENT) },
  {
    name: 'mini-cart',
    path: '/products',
    before: (page) => fillCart(page, CLIENT),
    async after(page) {
      // Before the cart's code is there it leads to the cart's own page.
      await page.getByRole('banner').locator('a[href$="/cart"][aria-haspopup="dialog"]').click()
      await page.getByRole('dialog').getByRole('list').first().waitFor()
    },
  },
  { name: 'wishlist-of-visitor', path: '/wishlist' },
  { name: 'wishlist-empty', path: '/wishlist', before: (page) => signIn(page, NEW_CLIENT) },
  { name: 'wishlist', path: '/wishlist', before: fillWishlist },
  { name: 'own-client', path: '/account/client', before: (page) => signIn(page, CLIENT) },
  { name: 'own-client-asked', path: '/account/client', before: (page) => ask(page, NEW_CLIENT, PRACTITIONER, 10) },
  {
    name: 'own-client-asked-by-another',
    path: '/account/client',
    before: (page) => ask(page, CLIENT, OTHER_PRACTITIONER, 0),
  },
  { name: 'own-client-profile', path: '/account/client/profile', before: (page) => signIn(page, CLIENT) },
  { name: 'own-client-protocols', path: '/account/client/protocols', before: (page) => signIn(page, CLIENT) },
  {
    name: 'own-client-protocols-empty',
    path: '/account/client/protocols',
    before: (page) => signIn(page, NEW_CLIENT),
  },
  {
    name: 'own-client-protocol',
    path: '/account/client/protocols',
    before: (page) => signIn(page, CLIENT),
    async after(page, language) {
      await page
        .getByRole('list', { name: text('clients:mine.list', {}, language) })
        .getByRole('link')
        .first()
        .click()
      await page.getByRole('button', { name: text('clients:mine.one.addAll', {}, language), exact: true }).click()
      await page.getByRole('link', { name: text('clients:mine.one.toCart', {}, language) }).waitFor()
    },
  },
  { name: 'own-client-no-protocol', path: '/account/client/protocols/999999', before: (page) => signIn(page, CLIENT) },
  { name: 'own-practitioner', path: '/account/practitioner', before: (page) => signIn(page, PRACTITIONER) },
  { name: 'own-practitioner-waiting', path: '/account/practitioner', before: (page) => signIn(page, WAITING) },
  {
    name: 'own-practitioner-profile',
    path: '/account/practitioner/profile',
    before: (page) => signIn(page, PRACTITIONER),
  },
  { name: 'own-clients', path: '/account/practitioner/clients', before: (page) => signIn(page, PRACTITIONER) },
  {
    name: 'own-clients-none',
    path: '/account/practitioner/clients?query=nobody-is-called-so',
    before: (page) => signIn(page, PRACTITIONER),
  },
  { name: 'own-clients-resting', path: '/account/practitioner/clients', before: (page) => signIn(page, WAITING) },
  {
    name: 'own-client-invite',
    path: '/account/practitioner/clients/invite',
    before: (page) => signIn(page, PRACTITIONER),
  },
  {
    name: 'own-client-of-practitioner',
    path: '/account/practitioner/clients',
    before: (page) => signIn(page, PRACTITIONER),
    async after(page) {
      await page.getByRole('main').getByRole('table').getByRole('link', { name: 'Mara Vos' }).click()
      await page.getByRole('main').getByRole('radiogroup').waitFor()
    },
  },
  {
    name: 'own-client-missing',
    path: '/account/practitioner/clients/999999',
    before: (page) => signIn(page, PRACTITIONER),
  },
  { name: 'own-folders', path: '/account/practitioner/folders', before: fillFolder },
  { name: 'own-protocols', path: '/account/practitioner/protocols', before: (page) => signIn(page, PRACTITIONER) },
  { name: 'own-protocols-waiting', path: '/account/practitioner/protocols', before: (page) => signIn(page, WAITING) },
  {
    name: 'own-protocol',
    path: '/account/practitioner/protocols',
    before: (page) => signIn(page, PRACTITIONER),
    after: openShared,
  },
  {
    name: 'own-protocol-mail',
    path: '/account/practitioner/protocols',
    before: (page) => signIn(page, PRACTITIONER),
    async after(page, language) {
      await openShared(page)
      await page
        .getByRole('button', { name: text('builder:pages.shares.read', {}, language) })
        .first()
        .click()
      await page.getByRole('dialog').getByRole('button').last().waitFor()
    },
  },
  {
    name: 'own-protocol-missing',
    path: '/account/practitioner/protocols/999999',
    before: (page) => signIn(page, PRACTITIONER),
  },
  { name: 'own-admin', path: '/account/admin', before: (page) => signIn(page, ADMIN) },
  { name: 'own-signed-out', path: '/account/client' },
  { name: 'own-of-others', path: '/account/practitioner/folders', before: (page) => signIn(page, CLIENT) },
]
