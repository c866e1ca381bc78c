import { USER_TYPES } from '#contract/call.ts'
import { expect, it } from 'vitest'

import { NAME_MAX } from '#contract/constants.ts'
import { LANGUAGE_CODES } from '#contract/languages.ts'
import { importCatalogue } from '#areas/import/server/index.ts'
import type { Database } from '#server/database/index.ts'
import { CERTIFIED, DEMO_PASSWORD, seedAccounts } from '#server/demo/accounts.ts'

import { SAMPLE } from '#tests/server/database/sample.ts'
import { describeOnEachEngine, type Engine } from '#tests/server/support/database.ts'
import { accountShop, messages, PASSWORD } from './support/shop.ts'

const NEW_PASSWORD = 'River-Stone-8'

/** The approved details of the demo's certified practitioner. */
const APPROVED = {
  first_name: 'Linnea',
  last_name: 'Hart',
  health_profession: 1,
  professional_body: 'Guild of Nutritional Therapists',
  professional_number: 'GNT-20417',
}

/** A shop with the demo's people, and how each of them calls. */
async function peopledShop(engine: Engine) {
  const shop = await accountShop(engine)
  await seedAccounts(shop.db, 'eu')
  const signIn = async (email: string, userAgent?: string): Promise<string> =>
    (await shop.login(email, DEMO_PASSWORD, userAgent === undefined ? {} : { userAgent })).body.access_token
  const idOf = async (email: string) =>
    (await shop.db.selectFrom('account').select('user_id').where('email', '=', email).executeTakeFirstOrThrow()).user_id
  return { ...shop, signIn, idOf }
}

const optionIds = async (database: Pick<Database, 'db'>, group: 'suitable_for' | 'free_from' | 'brands') =>
  (await database.db.selectFrom('option').select('id').where('filter_group', '=', group).orderBy('id').execute()).map(
    ({ id }) => id,
  )

/** All rows of all tables in which something personal may stand. */
async function personalRows({ db }: Pick<Database, 'db'>): Promise<string> {
  const tables = [
    'account',
    'practitioner',
    'client',
    'client_practitioner',
    'client_wish',
    'session',
    'one_time_token',
    'outbox',
    'cart_line',
    'call_key',
    'wishlist_item',
    'folder',
    'protocol',
    'protocol_share',
    'shop_order',
  ] as const
  return JSON.stringify(await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute())))
}

describeOnEachEngine('the own account', (engine) => {
  it('is told to its owner', async () => {
    const shop = await peopledShop(engine)
    const { status, body } = await shop.ask('GET', '/account/', undefined, {
      token: await shop.signIn('client@verbena.test'),
    })
    expect([status, body]).toEqual([
      200,
      {
        user_id: await shop.idOf('client@verbena.test'),
        user_type_id: 4,
        email: 'client@verbena.test',
        first_name: 'Mara',
        last_name: 'Vos',
        phone: '',
        country: null,
        language: 'en',
        newsletter: false,
        builder_mode: 'redesign',
      },
    ])
  })

  it('changes by what is sent, and stays as it was in all else (account.profile-can-be-changed)', async () => {
    const shop = await peopledShop(engine)
    const token = await shop.signIn(CERTIFIED)
    const put = (body: object) => shop.ask('PUT', '/account/', body, { token })
    expect((await put({ first_name: ' Lin ', country: 'SE', language: 'dk' })).body).toMatchObject({
      first_name: 'Lin',
      last_name: 'Hart',
      country: 'SE',
      language: 'dk',
      newsletter: false,
    })
    expect((await put({ newsletter: true, builder_mode: 'standard', phone: '+46 8 123' })).body).toMatchObject({
      first_name: 'Lin',
      language: 'dk',
      newsletter: true,
      builder_mode: 'standard',
      phone: '+46 8 123',
    })
    expect((await put({ practice_name: 'Elm Practice', website: '', expertise_level: 8 })).status).toBe(200)
    expect((await put({})).status).toBe(200)
    expect((await shop.ask('GET', '/account/practitioners/profile', undefined, { token })).body).toMatchObject({
      first_name: 'Lin',
      practice_name: 'Elm Practice',
      website: '',
      expertise_level: 8,
      health_profession: 1,
      professional_number: 'GNT-20417',
      certificate: { status: 'approved', reason: null, check: { since: expect.any(String) as string } },
    })
    expect(
      await shop.db.selectFrom('account').select('first_name').where('first_name', '=', 'Lin').execute(),
    ).toHaveLength(1)
  })

  it.each([
    ['first_name', 'Lin'],
    ['last_name', 'Vos'],
    ['health_profession', 2],
    ['professional_body', 'Another Guild'],
    ['professional_number', ''],
  ])(
    'of a certified practitioner with another %s is checked while the approval stands, at once and without a mail (account.changed-certificate-is-checked, admin.sees-what-was-approved)',
    async (field, value) => {
      const shop = await peopledShop(engine)
      const [token, admin] = [await shop.signIn(CERTIFIED), await shop.signIn('admin@verbena.test')]
      const put = (body: object) => shop.ask('PUT', '/account/', body, { token })
      const profile = async () => (await shop.ask('GET', '/account/practitioners/profile', undefined, { token })).body
      const listed = async (status: string) => {
        const answer = await shop.app.request(`/api/v2/admin/practitioners?status=${status}`, {
          headers: { Authorization: `Bearer ${admin}` },
        })
        return (await answer.json()) as { data: { email: string }[] }
      }
      expect(
        (
          await put({
            ...APPROVED,
            practice_name: 'Elm Practice',
            website: '',
            expertise_level: 8,
            phone: '+46 8 123',
          })
        ).body.user_type_id,
      ).toBe(2)
      expect((await profile()).certificate).toEqual({ status: 'approved', reason: null, check: null })

      expect((await put({ [field]: value })).body.user_type_id).toBe(2)
      const since = expect.any(String) as string
      expect(await profile()).toMatchObject({
        user_type_id: 2,
        [field]: value,
        certificate: { status: 'approved', reason: null, check: { since } },
      })
      expect((await profile()).certificate.check).toEqual({ since })
      expect((await listed('pending')).data).toMatchObject([
        { email: 'practitioner@verbena.test', certificate: { status: 'pending', check: null } },
        {
          email: CERTIFIED,
          [field]: value,
          certificate: { status: 'approved', check: { since, approved: APPROVED } },
        },
      ])
      expect((await listed('approved')).data).toMatchObject([{ email: CERTIFIED }])
      expect(await shop.mails(CERTIFIED)).toEqual([])

      const id = await shop.idOf(CERTIFIED)
      expect(
        (await shop.ask('PUT', `/admin/practitioners/${id}`, { status: 'approved' }, { token: admin })).body,
      ).toMatchObject({
        user_type_id: 2,
        [field]: value,
        certificate: { status: 'approved', reason: null, check: null },
      })
      expect((await shop.mails(CERTIFIED)).map(({ subject }) => subject)).toEqual([
        messages('en', 'mailConfirmedSubject'),
      ])
      expect((await listed('pending')).data).toMatchObject([{ email: 'practitioner@verbena.test' }])
    },
  )

  it('is compared with what was approved, from the first change on, until it is that again (account.changed-certificate-is-checked)', async () => {
    const shop = await peopledShop(engine)
    const [token, admin] = [await shop.signIn(CERTIFIED), await shop.signIn('admin@verbena.test')]
    const put = (body: object) => shop.ask('PUT', '/account/', body, { token })
    const check = async () => {
      const { body } = await shop.ask('GET', '/admin/practitioners', undefined, { token: admin })
      return (
        body.data as { email: string; certificate: { check: { since: string; approved: object } | null } }[]
      ).find(({ email }) => email === CERTIFIED)?.certificate.check
    }
    await put({ last_name: 'Lind' })
    const first = await check()
    await put({ last_name: 'Lindt', professional_number: 'GNT-1' })
    expect(await check()).toEqual({ since: first?.since, approved: APPROVED })
    await put({ last_name: 'Hart' })
    expect(await check()).toEqual({ since: first?.since, approved: APPROVED })
    await put({ professional_number: ' GNT-20417' })
    expect(await check()).toBeNull()
    // Changes of the same moment are one check.
    await Promise.all([put({ last_name: 'Lind' }), put({ first_name: 'Lin' })])
    expect(await check()).toMatchObject({ approved: APPROVED })
    expect(await shop.mails(CERTIFIED)).toEqual([])
  })

  it('of an admin who was a certified practitioner stays an admin’s', async () => {
    const shop = await peopledShop(engine)
    const token = await shop.signIn(CERTIFIED)
    await shop.db.updateTable('account').set({ user_type_id: 1 }).where('email', '=', CERTIFIED).execute()
    expect((await shop.ask('PUT', '/account/', { first_name: 'Lin' }, { token })).body.user_type_id).toBe(1)
  })

  it('takes nothing wrong, and says in each language which field it is', async () => {
    const shop = await peopledShop(engine)
    const token = await shop.signIn(CERTIFIED)
    const WRONG: readonly (readonly [object, string, 'fieldInvalid' | 'fieldRequired' | 'fieldTooLong'])[] = [
      [{ first_name: ' ' }, 'first_name', 'fieldRequired'],
      [{ first_name: '' }, 'first_name', 'fieldRequired'],
      [{ last_name: 'a'.repeat(NAME_MAX + 1) }, 'last_name', 'fieldTooLong'],
      [{ phone: 'call me' }, 'phone', 'fieldInvalid'],
      [{ country: 'Sweden' }, 'country', 'fieldInvalid'],
      [{ language: 'sv' }, 'language', 'fieldInvalid'],
      [{ newsletter: 'yes' }, 'newsletter', 'fieldInvalid'],
      [{ builder_mode: 'old' }, 'builder_mode', 'fieldInvalid'],
      [{ website: 'javascript:alert(1)' }, 'website', 'fieldInvalid'],
      [{ health_profession: 18 }, 'health_profession', 'fieldInvalid'],
      [{ expertise_level: 9 }, 'expertise_level', 'fieldInvalid'],
      [{ organisation_type: 0 }, 'organisation_type', 'fieldInvalid'],
      [{ organisation_type: 2 ** 31 - 1 }, 'organisation_type', 'fieldInvalid'],
    ]
    const before = await personalRows(shop)
    for (const [place, [body, field, key]] of WRONG.entries()) {
      const language = LANGUAGE_CODES[place] ?? 'en'
      const refused = await shop.ask('PUT', '/account/', body, { token, language })
      expect([body, refused.status, refused.body]).toEqual([
        body,
        400,
        { message: messages(language, 'badInput'), errors: { [field]: messages(language, key) } },
      ])
    }
    expect(await personalRows(shop)).toBe(before)
  })

  it('never changes its type, its e-mail or its certificate (account.type-cannot-be-changed)', async () => {
    const shop = await peopledShop(engine)
    const token = await shop.signIn('practitioner@verbena.test')
    const sent = {
      user_type_id: 1,
      email: 'x@mail.example',
      certificate_status: 'approved',
      user_id: 1,
      password_hash: 'x',
    }
    expect((await shop.ask('PUT', '/account/', sent, { token })).body).toMatchObject({
      user_type_id: 3,
      email: 'practitioner@verbena.test',
    })
    expect((await shop.ask('GET', '/account/practitioners/profile', undefined, { token })).body.certificate).toEqual({
      status: 'pending',
      reason: null,
      check: null,
    })
  })

  it('has a profile for its type alone (session.profile-by-type)', async () => {
    const shop = await peopledShop(engine)
    const [client, practitioner] = [await shop.signIn('client@verbena.test'), await shop.signIn(CERTIFIED)]
    expect((await shop.ask('GET', '/account/practitioners/profile', undefined, { token: client })).status).toBe(403)
    expect((await shop.ask('GET', '/account/clients/profile', undefined, { token: practitioner })).status).toBe(403)
  })
})

describeOnEachEngine("a client's profile", (engine) => {
  it('holds wishes and the practitioner, with the rate that he gives', async () => {
    const shop = await peopledShop(engine)
    const token = await shop.signIn('client2@verbena.test')
    const practitioner = {
      user_id: await shop.idOf(CERTIFIED),
      first_name: 'Linnea',
      last_name: 'Hart',
      practice_name: 'Linden Practice',
      shop_name: null,
    }
    expect((await shop.ask('GET', '/account/clients/profile', undefined, { token })).body).toMatchObject({
      suitable_for: [],
      free_from: [],
      practitioner,
      practitioners: [practitioner],
      discount_rate: 15,
    })
  })

  it('keeps wishes that are options of their group, each once, and leaves the other group alone (account.client-wishes)', async () => {
    const shop = await peopledShop(engine)
    for (const file of SAMPLE) await importCatalogue(shop.database, file)
    const [suitable, free, brands] = await Promise.all(
      (['suitable_for', 'free_from', 'brands'] as const).map((group) => optionIds(shop.database, group)),
    )
    const token = await shop.signIn('client@verbena.test')
    const put = (body: object) => shop.ask('PUT', '/account/clients/profile', body, { token })
    expect(
      (
        await put({
          suitable_for: [...(suitable ?? []), ...(suitable ?? []), ...(brands ?? []), 999_999],
          free_from: free,
        })
      ).body,
    ).toMatchObject({ suitable_for: suitable, free_from: free })
    expect((await put({ suitable_for: free })).body).toMatchObject({ suitable_for: [], free_from: free })
    expect((await put({ free_from: [] })).body).toMatchObject({ suitable_for: [], free_from: [] })
    expect((await put({ free_from: ['1'] })).status).toBe(400)
  })

  it('changes to a practitioner whom he is linked with, to none and back, and to nobody else (account.client-chooses-the-practitioner)', async () => {
    const shop = await peopledShop(engine)
    const token = await shop.signIn('client@verbena.test')
    const [certified, other] = [await shop.idOf(CERTIFIED), await shop.idOf('practitioner@verbena.test')]
    const put = (body: object) => shop.ask('PUT', '/account/clients/profile', body, { token })
    const refused = await put({ practitioner_id: other, suitable_for: [] })
    expect([refused.status, refused.body.errors]).toEqual([400, { practitioner_id: messages('en', 'fieldInvalid') }])
    expect((await put({ practitioner_id: null })).body).toMatchObject({
      practitioner: null,
      practitioners: [{ user_id: certified }],
      discount_rate: 0,
    })
    expect((await put({ practitioner_id: certified })).body).toMatchObject({
      practitioner: { user_id: certified },
      discount_rate: 10,
    })
    await shop.db
      .updateTable('account')
      .set({ user_type_id: USER_TYPES.CertifiedPractitioner })
      .where('user_id', '=', other)
      .execute()
    await shop.db
      .insertInto('client_practitioner')
      .values({ client_id: await shop.idOf('client@verbena.test'), practitioner_id: other, discount_rate: 5 })
      .execute()
    expect((await put({ practitioner_id: other })).body).toMatchObject({
      practitioner: { user_id: other, practice_name: 'Reyes Naturopathy' },
      practitioners: [{ user_id: certified }, { user_id: other }],
      discount_rate: 5,
    })
  })
})

describeOnEachEngine('a password', (engine) => {
  it('is changed by who knows the one before, and signs all other devices out (account.password-change-signs-out-others)', async () => {
    const shop = await peopledShop(engine)
    const [here, there] = [await shop.signIn('client@verbena.test'), await shop.signIn('client@verbena.test')]
    await shop.post('/auth/forgot-password', { email: 'client@verbena.test' })
    const link = await shop.tokenFor('client@verbena.test')
    const changed = await shop.ask(
      'PUT',
      '/account/password',
      { current_password: DEMO_PASSWORD, password: NEW_PASSWORD, confirm_password: NEW_PASSWORD },
      { token: here, language: 'hu' },
    )
    expect([changed.status, changed.body]).toEqual([200, { message: messages('hu', 'passwordChanged') }])
    expect((await shop.ask('GET', '/account/', undefined, { token: here })).status).toBe(200)
    expect((await shop.ask('GET', '/account/', undefined, { token: there })).status).toBe(401)
    expect((await shop.login('client@verbena.test', DEMO_PASSWORD)).status).toBe(400)
    expect((await shop.login('client@verbena.test', NEW_PASSWORD)).status).toBe(200)
    expect(
      (await shop.post(`/auth/reset-password/${link}`, { password: PASSWORD, confirm_password: PASSWORD })).status,
    ).toBe(422)
  })

  it('stays where the one before is another, the new one is weak, or the two differ', async () => {
    const shop = await peopledShop(engine)
    const token = await shop.signIn('client@verbena.test')
    const put = async (body: object) => {
      const refused = await shop.ask('PUT', '/account/password', body, { token })
      return [refused.status, Object.keys(refused.body.errors as object)]
    }
    const wrong = await shop.ask(
      'PUT',
      '/account/password',
      { current_password: 'Verbena-2025!', password: NEW_PASSWORD, confirm_password: NEW_PASSWORD },
      { token, language: 'de' },
    )
    expect([wrong.status, wrong.body]).toEqual([
      400,
      { message: messages('de', 'badInput'), errors: { current_password: messages('de', 'wrongCurrentPassword') } },
    ])
    for (const password of ['Short-1', 'no-capital-1', 'No-Digit-Here', 'NoSpecial1']) {
      expect(await put({ current_password: DEMO_PASSWORD, password, confirm_password: password })).toEqual([
        400,
        ['password'],
      ])
    }
    expect(
      await put({ current_password: DEMO_PASSWORD, password: NEW_PASSWORD, confirm_password: `${NEW_PASSWORD}x` }),
    ).toEqual([400, ['confirm_password']])
    expect(await put({ password: NEW_PASSWORD, confirm_password: NEW_PASSWORD })).toEqual([400, ['current_password']])
    expect((await shop.login('client@verbena.test', DEMO_PASSWORD)).status).toBe(200)
  })

  it('can be guessed ten times by whoever holds the device, and no more', async () => {
    const shop = await peopledShop(engine)
    const token = await shop.signIn('client@verbena.test')
    const guess = (current_password: string) =>
      shop.ask(
        'PUT',
        '/account/password',
        { current_password, password: NEW_PASSWORD, confirm_password: NEW_PASSWORD },
        { token },
      )
    const answers = []
    for (let i = 0; i < 10; i += 1) answers.push((await guess(`Guess-${i}`)).status)
    expect(new Set(answers)).toEqual(new Set([400]))
    expect((await guess(DEMO_PASSWORD)).status).toBe(429)
  })
})

describeOnEachEngine('devices', (engine) => {
  const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:139.0) Gecko/20100101 Firefox/139.0'

  it('are listed, the latest used first, with the calling one marked (account.devices-are-listed)', async () => {
    const shop = await peopledShop(engine)
    await shop.signIn('client@verbena.test', FIREFOX)
    const token = await shop.signIn('client@verbena.test')
    await shop.signIn('client2@verbena.test')
    const { status, body } = await shop.ask('GET', '/account/sessions', undefined, { token })
    expect([status, body.length]).toEqual([200, 2])
    expect(body[0]).toMatchObject({ current: true })
    expect(body[1]).toMatchObject({ current: false, device: 'Firefox, Windows' })
    expect(Date.parse(body[1].last_used_at)).toBeGreaterThanOrEqual(Date.parse(body[1].created_at))
  })

  it('that cannot stay signed in any more are not listed', async () => {
    const shop = await peopledShop(engine)
    await shop.signIn('client@verbena.test')
    await shop.db
      .updateTable('refresh_token')
      .set({ expires_at: new Date(0) })
      .execute()
    const token = await shop.signIn('client@verbena.test')
    expect((await shop.ask('GET', '/account/sessions', undefined, { token })).body).toHaveLength(1)
  })

  it('are signed out one by one or all but the calling one, by body or query (account.devices-are-listed)', async () => {
    const shop = await peopledShop(engine)
    const tokens = [
      await shop.signIn('client@verbena.test'),
      await shop.signIn('client@verbena.test'),
      await shop.signIn('client@verbena.test'),
      await shop.signIn('client@verbena.test'),
    ] as const
    const [here] = tokens
    const statuses = () =>
      Promise.all(tokens.map(async (token) => (await shop.ask('GET', '/account/', undefined, { token })).status))
    const ids = await Promise.all(tokens.map(async (token) => (await shop.accounts.identify(token))?.sessionId))
    const one = await shop.ask('DELETE', '/account/sessions', { session_id: ids[1] }, { token: here })
    expect([one.status, one.body, await statuses()]).toEqual([
      200,
      { message: messages('en', 'deviceSignedOut') },
      [200, 401, 200, 200],
    ])
    const byQuery = await shop.app.request(`/api/v2/account/sessions?session_id=${ids[2]}`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${here}` },
    })
    expect([byQuery.status, await statuses()]).toEqual([200, [200, 401, 401, 200]])
    const rest = await shop.ask('DELETE', '/account/sessions', undefined, { token: here })
    expect([rest.status, rest.body, await statuses()]).toEqual([
      200,
      { message: messages('en', 'devicesSignedOut') },
      [200, 401, 401, 401],
    ])
  })

  it("of other people are nobody's to sign out, and look like none", async () => {
    const shop = await peopledShop(engine)
    const [mine, hers] = [await shop.signIn('client@verbena.test'), await shop.signIn('client2@verbena.test')]
    const session = (await shop.accounts.identify(hers))?.sessionId
    expect((await shop.ask('DELETE', '/account/sessions', { session_id: session }, { token: mine })).status).toBe(404)
    expect((await shop.ask('DELETE', '/account/sessions', { session_id: 999_999 }, { token: mine })).status).toBe(404)
    await shop.ask('DELETE', '/account/sessions', undefined, { token: mine })
    expect((await shop.ask('GET', '/account/', undefined, { token: hers })).status).toBe(200)
  })
})

describeOnEachEngine('the export', (engine) => {
  it('names what was put aside by product and pack', async () => {
    const shop = await peopledShop(engine)
    for (const file of SAMPLE) await importCatalogue(shop.database, file)
    const [token, user_id] = [await shop.signIn(CERTIFIED), await shop.idOf(CERTIFIED)]
    const { variant_id } = await shop.db
      .selectFrom('variant')
      .select('id as variant_id')
      .where('sku', '=', 'AE-C')
      .executeTakeFirstOrThrow()
    await shop.db.insertInto('cart_line').values({ user_id, variant_id, quantity: 2 }).execute()
    await shop.db.insertInto('wishlist_item').values({ user_id, variant_id }).execute()
    const { folder_id } = await shop.db
      .insertInto('folder')
      .values({ user_id, name: 'Old', deleted_at: new Date(0) })
      .returning('folder_id')
      .executeTakeFirstOrThrow()
    await shop.db.insertInto('folder_item').values({ folder_id, variant_id }).execute()
    const { protocol_id } = await shop.db
      .insertInto('protocol')
      .values({ user_id, name: 'Old', description: 'Two weeks', deleted_at: new Date(0) })
      .returning('protocol_id')
      .executeTakeFirstOrThrow()
    const line = { protocol_id, quantity: 3, notes: 'At bedtime' }
    await shop.db
      .insertInto('protocol_line')
      .values({ ...line, variant_id, place: 1 })
      .execute()
    await shop.db.insertInto('folder_item').values({ folder_id, protocol_id }).execute()
    const protocols = await shop.db
      .selectFrom('protocol')
      .select(['protocol_id', 'name', 'description'])
      .where('user_id', '=', user_id)
      .orderBy('protocol_id')
      .execute()
    const pack = { product: 'C', sku: 'AE-C', net_contents: '1.7 fl oz(s)' }
    const folders = await shop.db
      .selectFrom('folder')
      .select('name')
      .where('user_id', '=', user_id)
      .orderBy('folder_id')
      .execute()
    expect((await shop.ask('GET', '/account/export', undefined, { token })).body).toMatchObject({
      cart: [{ ...pack, quantity: 2 }],
      wishlist: [pack],
      folders,
      folder_items: [{ ...pack, folder_id }],
      folder_protocols: [{ folder_id, protocol_id }],
      protocols,
      protocol_products: [{ ...pack, ...line }],
    })
    const other = await shop.ask('GET', '/account/export', undefined, {
      token: await shop.signIn('newclient@verbena.test'),
    })
    expect(other.body).toMatchObject({
      cart: [],
      wishlist: [],
      folders: [],
      folder_items: [],
      folder_protocols: [],
      protocols: [],
      protocol_products: [],
    })
  })

  it("is everything stored of a person, by area, and nothing that opens a door or is another's (account.data-can-be-exported)", async () => {
    const shop = await peopledShop(engine)
    const [client, practitioner] = [await shop.signIn('client@verbena.test'), await shop.signIn(CERTIFIED)]
    await shop.post('/auth/forgot-password', { email: 'client@verbena.test' })
    const ofClient = (await shop.ask('GET', '/account/export', undefined, { token: client })).body
    expect(Object.keys(ofClient)).toEqual([
      'account',
      'wishes_and_practitioners',
      'devices',
      'links_by_mail',
      'refused_mails',
      'mails',
      'cart',
      'wishlist',
      'put_into_your_cart',
      'products_put_into_your_cart',
      'carts_filled',
      'products_of_carts_filled',
      'clients',
      'invitations',
      'asked_you',
      'imported_clients',
      'protocols',
      'protocol_products',
      'shares',
      'shared_with_you',
      'taken',
      'taken_seen_by',
      'told_to_run_out',
      'folders',
      'folder_items',
      'folder_protocols',
      'papers',
      'orders',
      'order_lines',
      'commission',
      'payouts',
      'returns',
      'return_lines',
      'refunds',
    ])
    expect(ofClient).toMatchObject({
      account: { email: 'client@verbena.test', region: 'eu', registered_at: expect.any(String) as string },
      wishes_and_practitioners: { discount_rate: 10 },
      clients: [],
      devices: [{ device: expect.any(String) as string }],
      links_by_mail: [{ purpose: 'reset', used_at: null }],
      mails: [{ kind: 'reset' }],
    })
    const text = JSON.stringify(ofClient)
    expect(text).not.toMatch(/argon2|password_hash|client2@/)
    expect(text).not.toContain(await shop.tokenFor('client@verbena.test'))
    await shop.ask('PUT', '/account/', { last_name: 'Lind' }, { token: practitioner })
    const ofPractitioner = (await shop.ask('GET', '/account/export', undefined, { token: practitioner })).body
    expect(ofPractitioner).toMatchObject({
      practice: { practice_name: 'Linden Practice', last_name: 'Lind', approved_details: APPROVED },
      clients: [{ discount_rate: 10 }, { discount_rate: 15 }],
      mails: [],
    })
    expect(JSON.stringify(ofPractitioner)).not.toMatch(/Mara|Jonas|client@|client2@/)
  })
})

describeOnEachEngine('deleting an account', (engine) => {
  it('leaves nothing of the person, and everybody else as they were (account.can-be-deleted)', async () => {
    const shop = await peopledShop(engine)
    await shop.member('Mail.Of.Mine@mail.example')
    await shop.post('/auth/forgot-password', { email: 'mail.of.mine@mail.example' })
    const token = (await shop.login('mail.of.mine@mail.example')).body.access_token
    const id = await shop.idOf('Mail.Of.Mine@mail.example')
    await shop.db
      .insertInto('client_practitioner')
      .values({ client_id: id, practitioner_id: await shop.idOf(CERTIFIED) })
      .execute()
    for (const file of SAMPLE) await importCatalogue(shop.database, file)
    const { variant_id } = await shop.db.selectFrom('variant').select('id as variant_id').executeTakeFirstOrThrow()
    await shop.db.insertInto('cart_line').values({ user_id: id, variant_id, quantity: 1 }).execute()
    const { filling_id } = await shop.db
      .insertInto('cart_filling')
      .values({ client_id: id, protocol_name: 'Calm evenings', message: 'For Mail', is_mailed: true })
      .returning('filling_id')
      .executeTakeFirstOrThrow()
    await shop.db.insertInto('cart_filling_line').values({ filling_id, variant_id, pieces: 1, quantity: 1 }).execute()
    await shop.db.insertInto('cart_filled').values({ filling_id, variant_id, user_id: id, quantity: 1 }).execute()
    await shop.db
      .insertInto('call_key')
      .values({ user_id: id, key: 'k', call_hash: Buffer.alloc(32) })
      .execute()
    await shop.db.insertInto('wishlist_item').values({ user_id: id, variant_id }).execute()
    const { folder_id } = await shop.db
      .insertInto('folder')
      .values({ user_id: id, name: 'Calm nights' })
      .returning('folder_id')
      .executeTakeFirstOrThrow()
    await shop.db.insertInto('folder_item').values({ folder_id, variant_id }).execute()
    const { protocol_id } = await shop.db
      .insertInto('protocol')
      .values({ user_id: id, name: 'Calm evenings' })
      .returning('protocol_id')
      .executeTakeFirstOrThrow()
    await shop.db.insertInto('protocol_line').values({ protocol_id, variant_id, place: 1, quantity: 1 }).execute()
    await shop.db.insertInto('folder_item').values({ folder_id, protocol_id }).execute()
    const shared = await shop.db
      .insertInto('protocol')
      .values({ user_id: await shop.idOf(CERTIFIED), name: 'Calm evenings' })
      .returning('protocol_id')
      .executeTakeFirstOrThrow()
    await shop.db
      .insertInto('protocol_share')
      .values({ ...shared, client_id: id, discount: 5 })
      .execute()
    const others = await shop.db.selectFrom('account').select('user_id').where('user_id', '<>', id).execute()
    const deleted = await shop.ask('DELETE', '/account/', undefined, { token, language: 'pt' })
    expect([deleted.status, deleted.body]).toEqual([200, { message: messages('pt', 'accountDeleted') }])
    expect((await shop.ask('GET', '/account/', undefined, { token })).status).toBe(401)
    expect((await shop.login('mail.of.mine@mail.example')).status).toBe(400)
    expect(await shop.db.selectFrom('account').select('user_id').execute()).toEqual(others)
    expect(
      await shop.db.selectFrom('protocol_line').where('protocol_id', '=', protocol_id).selectAll().execute(),
    ).toEqual([])
    expect(await personalRows(shop)).not.toMatch(new RegExp(`mail\\.of\\.mine|"(user|client)_id":${id}\\b`, 'i'))
  })

  it('of a practitioner leaves the clients, who have none then', async () => {
    const shop = await peopledShop(engine)
    expect((await shop.ask('DELETE', '/account/', undefined, { token: await shop.signIn(CERTIFIED) })).status).toBe(200)
    const profile = await shop.ask('GET', '/account/clients/profile', undefined, {
      token: await shop.signIn('client@verbena.test'),
    })
    expect(profile.body).toMatchObject({ practitioner: null, practitioners: [], discount_rate: 0 })
  })

  it('is refused to the only admin, and one of two who leave at once stays (account.last-admin-stays)', async () => {
    const shop = await peopledShop(engine)
    const token = await shop.signIn('admin@verbena.test')
    const refused = await shop.ask('DELETE', '/account/', undefined, { token, language: 'it' })
    expect([refused.status, refused.body]).toEqual([409, { message: messages('it', 'lastAdmin') }])
    await shop.db
      .updateTable('account')
      .set({ user_type_id: 1 })
      .where('email', '=', 'newclient@verbena.test')
      .execute()
    const other = await shop.signIn('newclient@verbena.test')
    const left = await Promise.all(
      [token, other].map((each) => shop.ask('DELETE', '/account/', undefined, { token: each })),
    )
    expect(left.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})
