import { describe, expect, it } from 'vitest'

import { appointAdmin } from '#areas/admin/server/appoint.ts'
import { makeMultipass } from '#areas/account/server/multipass.ts'

import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { MULTIPASS_SECRET } from '#tests/server/support/secrets.ts'
import { type AccountShop, accountShop, clientFields, messages } from './support/shop.ts'

const EMAIL = 'mara@mail.example'
const STRANGERS = 'Strange-Path-6'
const OWNERS = 'Meadow-Path-7'
const CHOSEN = 'Another-Path-8'

const strange = {
  ...clientFields(EMAIL),
  password: STRANGERS,
  first_name: 'Not',
  last_name: 'Mara',
  phone: '+31 20 123 4567',
  newsletter: true,
  health_profession: 1,
  expertise_level: 1,
  organisation_type: 1,
  practice_name: 'Strange Practice',
}

const ACTS = {
  stranger: (shop: AccountShop) =>
    shop.post('/auth/register', { user_type_id: 3, fields: strange }, { language: 'fr', from: '198.51.100.1' }),
  owner: (shop: AccountShop) =>
    shop.post(
      '/auth/register',
      { user_type_id: 4, fields: { ...clientFields(EMAIL), password: OWNERS } },
      { language: 'de' },
    ),
  forgot: (shop: AccountShop) => shop.post('/auth/forgot-password', { email: EMAIL }, { language: 'de' }),
  'login of the stranger': (shop: AccountShop) => shop.login(EMAIL, STRANGERS, { from: '198.51.100.1' }),
  'login of the owner': (shop: AccountShop) => shop.login(EMAIL, OWNERS),
} as const
type Act = keyof typeof ACTS

interface Link {
  readonly page: string
  readonly token: string
}

/** The links in the mailbox, the oldest first. */
async function linksOf(shop: AccountShop): Promise<Link[]> {
  const mails = await shop.mails(EMAIL)
  return mails.toReversed().map(({ body }) => {
    const [, page = '', token = ''] = /\/(activate|reset-password)\/([\w-]+)/.exec(body) ?? []
    return { page, token }
  })
}

const choose = (shop: AccountShop, { token }: Link) =>
  shop.post(`/auth/reset-password/${token}`, { password: CHOSEN, confirm_password: CHOSEN }, { language: 'nl' })

const person = (shop: AccountShop) =>
  shop.db
    .selectFrom('account')
    .leftJoin('practitioner', 'practitioner.user_id', 'account.user_id')
    .select([
      'user_type_id',
      'first_name',
      'last_name',
      'phone',
      'country',
      'newsletter',
      'language_id',
      'practice_name',
    ])
    .executeTakeFirstOrThrow()

const NOBODY = {
  user_type_id: 4,
  first_name: '',
  last_name: '',
  phone: '',
  country: null,
  newsletter: false,
  practice_name: null,
}
const OWNER = {
  user_type_id: 4,
  first_name: 'Mara',
  last_name: 'Vos',
  phone: '',
  country: 'NL',
  newsletter: false,
  practice_name: null,
}

const ORDERS: readonly (readonly Act[])[] = [
  ['stranger', 'owner'],
  ['owner', 'stranger'],
  ['stranger', 'owner', 'login of the stranger'],
  ['owner', 'stranger', 'login of the stranger'],
  ['stranger', 'login of the stranger', 'owner', 'login of the owner'],
  ['stranger', 'forgot'],
  ['stranger', 'forgot', 'login of the stranger'],
  ['stranger', 'owner', 'forgot', 'login of the stranger'],
  ['owner', 'forgot', 'stranger', 'login of the stranger'],
]

describe('an e-mail that is not proven, of more than one act', () => {
  it.each(ORDERS.map((order) => [order.join(', '), order] as const))(
    'has no password but one that the opener of a mail chooses: %s',
    async (_name, order) => {
      const shop = await accountShop()
      for (const act of order) await ACTS[act](shop)
      const links = await linksOf(shop)
      for (const { page, token } of links)
        if (page === 'activate') expect((await shop.post('/auth/activate', { token })).status).toBe(422)
      const newest = links.at(-1)
      expect(newest?.page).toBe('reset-password')
      if (newest) expect((await choose(shop, newest)).status).toBe(200)
      for (const password of [STRANGERS, OWNERS])
        expect((await shop.login(EMAIL, password)).body).toEqual({ message: messages('en', 'loginWrong') })
      expect((await shop.login(EMAIL, CHOSEN)).status).toBe(200)
      for (const link of links) expect((await choose(shop, link)).status).toBe(422)
    },
  )
})

describeOnEachEngine('an e-mail that is not proven', (engine) => {
  it('keeps of two registrations what the later one says, whose mail says why a password is to be chosen', async () => {
    const shop = await accountShop(engine)
    await ACTS.stranger(shop)
    await ACTS.owner(shop)
    const [mail] = await shop.mails(EMAIL)
    expect(mail).toMatchObject({
      language: 'de',
      subject: messages('de', 'mailActivationSubject', { shop: 'Verbena' }),
    })
    expect(mail?.body).toBe(
      messages('de', 'mailRepeatedBody', { shop: 'Verbena', link: /https:\S+/.exec(mail?.body ?? '')?.[0] ?? '' }),
    )
    const [, link] = await linksOf(shop)
    // As long as the link of a first registration.
    await shop.pass(6 * 24 * 60 * 60_000)
    if (link) expect((await choose(shop, link)).body.user_type_id).toBe(4)
    expect(await person(shop)).toEqual({ ...OWNER, language_id: 2 })
    expect(await shop.db.selectFrom('client').select('user_id').execute()).toHaveLength(1)
  })

  it('has no link of a registration that another one has replaced', async () => {
    const shop = await accountShop(engine)
    for (const act of ['stranger', 'stranger', 'owner'] as const) await ACTS[act](shop)
    const [, replaced, newest] = await linksOf(shop)
    if (replaced) expect((await choose(shop, replaced)).status).toBe(422)
    if (newest) expect((await choose(shop, newest)).status).toBe(200)
    expect(await person(shop)).toMatchObject(OWNER)
  })

  it('keeps nothing of a registration where the owner asks for a new password (registration.unproven-choices-never-last)', async () => {
    const shop = await accountShop(engine)
    await ACTS.stranger(shop)
    await ACTS.forgot(shop)
    const [mail] = await shop.mails(EMAIL)
    expect(mail?.language).toBe('de')
    const [, link] = await linksOf(shop)
    if (link) expect((await choose(shop, link)).body).toMatchObject({ user_type_id: 4 })
    expect(await person(shop)).toEqual({ ...NOBODY, language_id: 9 })
  })

  it('keeps nothing of a registration where another system signs the owner in (registration.unproven-choices-never-last)', async () => {
    const shop = await accountShop(engine)
    await ACTS.stranger(shop)
    const multipass = makeMultipass(MULTIPASS_SECRET, { email: EMAIL, created_at: new Date() })
    const { status, body } = await shop.post('/auth/login/multipass', { multipass }, { language: 'nl' })
    expect([status, await shop.accounts.identify(body.access_token)]).toMatchObject([200, { userTypeId: 4 }])
    expect(await person(shop)).toEqual({ ...NOBODY, language_id: 9 })
    for (const { token } of await linksOf(shop)) expect((await shop.post('/auth/activate', { token })).status).toBe(422)
    expect((await shop.login(EMAIL, STRANGERS)).status).toBe(400)
  })

  it('keeps nothing of a registration where its owner is named an admin, whom no registration changes', async () => {
    const shop = await accountShop(engine)
    await ACTS.stranger(shop)
    await appointAdmin(
      { db: shop.db, messages, shopName: 'Verbena', region: 'eu', publicUrl: 'https://shop.example' },
      EMAIL,
    )
    expect(await person(shop)).toMatchObject({ ...NOBODY, user_type_id: 1 })
    await ACTS.stranger(shop)
    expect((await ACTS['login of the stranger'](shop)).body).toEqual({ message: messages('en', 'loginWrong') })
    const [activation, ...links] = await linksOf(shop)
    expect((await shop.post('/auth/activate', { token: activation?.token })).status).toBe(422)
    expect(links.map(({ page }) => page)).toEqual(['reset-password', 'reset-password'])
    if (links[1]) expect((await choose(shop, links[1])).body).toMatchObject({ user_type_id: 1 })
    expect(await person(shop)).toMatchObject({ ...NOBODY, user_type_id: 1 })
  })

  it('still signs who has registered once in by one click, also by a link that was sent again', async () => {
    const shop = await accountShop(engine)
    await ACTS.owner(shop)
    await ACTS['login of the owner'](shop)
    const [, again] = await linksOf(shop)
    expect((await shop.post('/auth/activate', { token: again?.token })).status).toBe(200)
    expect(await person(shop)).toMatchObject(OWNER)
    expect((await shop.login(EMAIL, OWNERS)).status).toBe(200)
  })
})
