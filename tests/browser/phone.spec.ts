import type { Page } from 'playwright/test'

import { BuilderPart } from '#tests/areas/protocols/browser/pages/builder.ts'
import { protocolOf } from '#tests/areas/protocols/browser/support/own-protocol.ts'
import { PASSWORD, signIn } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { text } from './texts.ts'

test.use({ viewport: { width: 390, height: 844 } })

type Role = 'button' | 'combobox' | 'link' | 'searchbox'
/** A role, and the key of the text that names it; names of products, people and numbers within it may be any. */
type Action = readonly [role: Role, key: string]

const HEAD: readonly Action[] = [
  ['link', 'common:home'],
  ['button', 'common:searchBar.submit'],
  ['link', 'common:cartEntry.label'],
]
const CARD: readonly Action[] = [
  ['button', 'catalogue:add.name'],
  ['button', 'catalogue:heart.addName'],
]

/** The primary actions of pages by who is there: a visitor, or an account of the demo. */
const PAGES: Readonly<Record<string, Readonly<Record<string, readonly Action[]>>>> = {
  visitor: {
    '/': HEAD,
    '/products': [
      ...HEAD,
      ...CARD,
      ['button', 'catalogue:filters.open'],
      ['combobox', 'catalogue:sort.label'],
      ['button', 'catalogue:quick.vegan'],
      ['button', 'catalogue:list.more'],
    ],
    '/search-results?query=zinc': [
      ...CARD,
      ['searchbox', 'catalogue:search.label'],
      ['button', 'catalogue:search.button'],
      ['button', 'catalogue:filters.open'],
      ['link', 'catalogue:search.next'],
    ],
    '/login': [
      ['button', 'account:signIn.login.title'],
      ['link', 'account:signIn.login.forgot'],
      ['link', 'account:signIn.new.register'],
    ],
    '/forgot-password': [['button', 'account:signIn.forgot.submit']],
    '/onboarding/register-as': [
      ['link', 'account:register.as.practitioner.link'],
      ['link', 'account:register.as.client.link'],
    ],
    '/onboarding/register/client': [['button', 'account:register.submit']],
    '/onboarding/register/practitioner': [['button', 'account:register.submit']],
    '/contact': [['button', 'pages:contact.form.send']],
    '/cart': [['link', 'common:account.signIn']],
  },
  'client@verbena.test': {
    '/cart': [
      ['button', 'common:account.button'],
      ['button', 'shopping:cart.fewer'],
      ['button', 'shopping:cart.more'],
      ['button', 'shopping:cart.removeName'],
      ['button', 'shopping:cart.laterName'],
      ['button', 'shopping:cart.mail'],
    ],
    '/wishlist': [
      ['button', 'shopping:wishlist.toCartName'],
      ['button', 'shopping:wishlist.removeName'],
      ['button', 'shopping:wishlist.allToCart'],
    ],
    '/account/client': [
      ['link', 'common:menu.home'],
      ['link', 'clients:mine.home.all'],
    ],
    '/account/client/profile': [
      ['button', 'account:profile.save'],
      ['button', 'account:profile.passwordChange'],
      ['button', 'account:profile.delete.want'],
    ],
  },
  'certified@verbena.test': {
    '/account/practitioner/folders': [['button', 'shopping:folders.new']],
    '/account/practitioner/profile': [['button', 'account:profile.save']],
    '/products': CARD,
  },
  'admin@verbena.test': {
    '/account/admin/practitioners': [
      ['button', 'account:admin.approveNamed'],
      ['button', 'account:admin.refuseNamed'],
    ],
    '/account/admin/accounts': [['button', 'account:admin.search']],
  },
}

const ANY = '\u0000'

function nameOf(key: string): RegExp {
  const name = text(key, { name: ANY, shop: 'Verbena', number: ANY, count: 2 }).replaceAll(
    /[.*+?^${}()|[\]\\]/g,
    String.raw`\$&`,
  )
  // How many products there are may follow.
  return new RegExp(`^${name.replaceAll(ANY, '.+')}( \\d+)?$`)
}

/** Scrolls to an element and lists what keeps a finger from pressing it; empty if nothing does. */
function hindrances(element: Element): readonly string[] {
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const hit = document.elementFromPoint(x, y)
  let opacity = 1
  for (let at: Element | null = element; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity)
  return [
    ...(width < 24 || height < 24 ? [`${width} by ${height} is too small`] : []),
    ...(x < 0 || y < 0 || x > innerWidth || y > innerHeight ? ['is out of sight'] : []),
    ...(hit && element.contains(hit) ? [] : [`is covered by ${hit?.outerHTML.slice(0, 100) ?? 'nothing'}`]),
    ...(opacity < 1 ? [`is shown by ${opacity} only`] : []),
  ]
}

async function look(page: Page, [role, key]: Action): Promise<void> {
  const what = `${new URL(page.url()).pathname}: ${key}`
  const found = page.getByRole(role, { name: nameOf(key) }).first()
  await expect.soft(found, what).toBeVisible()
  if (await found.isVisible()) expect.soft(await found.evaluate(hindrances), what).toEqual([])
}

/** The fields that a phone would zoom into, as it does below 16 px. */
const zoomed = (page: Page) =>
  page
    .locator('input:not([type=checkbox], [type=radio], [type=file]), select, textarea')
    .evaluateAll((fields) =>
      fields
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => `${field.className} ${field.getAttribute('aria-label') ?? ''}`),
    )

for (const [who, pages] of Object.entries(PAGES)) {
  test(`on a phone ${who} can see and press the primary actions of each page`, async ({ page }) => {
    if (who !== 'visitor') await signIn(page, who, PASSWORD)
    for (const [address, actions] of Object.entries(pages)) {
      await page.goto(`/en${address}`)
      for (const action of actions) await look(page, action)
      expect.soft(await zoomed(page), `${address} (accessibility.phones-zoom-into-no-field)`).toEqual([])
    }
  })
}

test('on a phone a product can be added and kept', async ({ page }) => {
  await page.goto('/en/products')
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/products\/./)
  for (const key of ['catalogue:add.toCart', 'catalogue:heart.addName', 'catalogue:add.fewer', 'catalogue:add.more'])
    await look(page, ['button', key])
})

test('on a phone no field of the protocol builder is so small that the browser zooms into it (accessibility.phones-zoom-into-no-field)', async ({
  page,
}) => {
  const { name } = await protocolOf(page, 'certified@verbena.test', 1)
  const builder = new BuilderPart(page)
  await page.goto('/en/products')
  await builder.opener.click()
  await expect(builder.panel.getByRole('searchbox')).toBeVisible()
  expect(await zoomed(page)).toEqual([])
  await builder.button(text('builder:list.selectName', { name })).click()
  await expect(builder.lines(name)).toHaveCount(1)
  expect(await zoomed(page)).toEqual([])
  await builder.button(text('builder:share')).click()
  await expect(page.getByRole('combobox', { name: text('builder:shareForm.recipients'), exact: true })).toBeVisible()
  expect(await zoomed(page)).toEqual([])
})
