import { expect, it } from 'vitest'

import { certifiedDetailsOf } from '#areas/account/contract/account.ts'
import { LANGUAGE_CODES } from '#contract/languages.ts'
import { DEMO_PASSWORD, seedAccounts } from '#server/demo/accounts.ts'

import { describeOnEachEngine, type Engine } from '#tests/server/support/database.ts'
import { accountShop, messages, PASSWORD } from '#tests/areas/account/server/support/shop.ts'

/** A shop with the demo's people, and its admin. */
async function administeredShop(engine: Engine) {
  const shop = await accountShop(engine)
  await seedAccounts(shop.db, 'eu')
  const { access_token: token } = (await shop.login('admin@verbena.test', DEMO_PASSWORD)).body
  const idOf = async (email: string) =>
    (await shop.db.selectFrom('account').select('user_id').where('email', '=', email).executeTakeFirstOrThrow()).user_id
  const get = async (pathAndQuery: string) => {
    const response = await shop.app.request(`/api/v2${pathAndQuery}`, { headers: { Authorization: `Bearer ${token}` } })
    // oxlint-disable-next-line typescript/no-explicit-any -- answers are compared as they are
    return { status: response.status, body: (await response.json()) as any }
  }
  const judge = (id: number, body: object, language: 'en' | 'de' = 'en') =>
    shop.ask('PUT', `/admin/practitioners/${id}`, body, { token, language })
  return { ...shop, token, idOf, get, judge }
}

const emails = (answer: { body: { data: { email: string }[] } }) => answer.body.data.map(({ email }) => email)

describeOnEachEngine('the certificates of practitioners', (engine) => {
  it('are listed, those that wait longest first, and by where they stand (admin.judges-certificates)', async () => {
    const shop = await administeredShop(engine)
    const waitsLonger = {
      health_profession: 1,
      expertise_level: 1,
      organisation_type: 1,
      email: 'early@mail.example',
      password: PASSWORD,
      first_name: 'Early',
      last_name: 'Bird',
      country: 'DE',
      terms: true,
    }
    await shop.post('/auth/register', { user_type_id: 3, fields: waitsLonger })
    await shop.post('/auth/register', { user_type_id: 3, fields: { ...waitsLonger, email: 'unproven@mail.example' } })
    await shop.activate('early@mail.example')
    await shop.db
      .updateTable('account')
      .set({ registered_at: new Date('2025-01-01') })
      .where('email', '=', 'early@mail.example')
      .execute()
    const all = await shop.get('/admin/practitioners')
    expect([all.status, emails(all)]).toEqual([
      200,
      ['early@mail.example', 'practitioner@verbena.test', 'certified@verbena.test'],
    ])
    expect(all.body).toMatchObject({ current_page: 1, limit: 25, total_pages: 1, total_results: 3 })
    expect(all.body.data[0]).toMatchObject({
      registered_at: '2025-01-01T00:00:00.000Z',
      certificate: { status: 'pending', reason: null, check: null },
      practice_name: '',
    })
    expect(emails(await shop.get('/admin/practitioners?status=approved'))).toEqual(['certified@verbena.test'])
    expect(emails(await shop.get('/admin/practitioners?page=2&limit=2'))).toEqual(['certified@verbena.test'])
    expect((await shop.get('/admin/practitioners?page=9')).body).toMatchObject({ data: [], total_results: 3 })
    expect((await shop.get('/admin/practitioners?status=maybe')).status).toBe(400)
  })

  it('are found by words in name, practice or e-mail, wherever they stand (admin.finds-practitioners)', async () => {
    const shop = await administeredShop(engine)
    const found = async (query: string) => emails(await shop.get(`/admin/practitioners?${query}`))
    await shop.db
      .updateTable('practitioner')
      .set({ practice_name: 'Haus 100% am Lindenweg' })
      .where('user_id', '=', await shop.idOf('practitioner@verbena.test'))
      .execute()
    expect(await found('keyword=LINNEA%20ha')).toEqual(['certified@verbena.test'])
    expect(await found('keyword=hart%20linnea')).toEqual(['certified@verbena.test'])
    expect(await found('keyword=practitioner@')).toEqual(['practitioner@verbena.test'])
    expect(await found('keyword=am%20lindenweg')).toEqual(['practitioner@verbena.test'])
    expect(await found('keyword=%25')).toEqual(['practitioner@verbena.test'])
    expect(await found('keyword=verbena.test')).toEqual(['practitioner@verbena.test', 'certified@verbena.test'])
    expect(await found('keyword=verbena.test&status=approved')).toEqual(['certified@verbena.test'])
    expect((await shop.get('/admin/practitioners?keyword=verbena.test&limit=1')).body).toMatchObject({
      data: [{}],
      total_pages: 2,
      total_results: 2,
    })
    expect(await found('keyword=client@')).toEqual([])
    expect(await found(`keyword=${encodeURIComponent("'; drop table account; --")}`)).toEqual([])
    expect((await shop.get(`/admin/practitioners?keyword=${'a'.repeat(1000)}`)).status).toBe(400)
  })

  it('that are approved make a certified practitioner, at once and with a mail (registration.certificate-makes-type-two)', async () => {
    const shop = await administeredShop(engine)
    const { access_token: his } = (await shop.login('practitioner@verbena.test', DEMO_PASSWORD)).body
    const judged = await shop.judge(await shop.idOf('practitioner@verbena.test'), {
      status: 'approved',
      reason: 'is not needed',
    })
    expect([judged.status, judged.body]).toMatchObject([
      200,
      { user_type_id: 2, certificate: { status: 'approved', reason: null, check: null } },
    ])
    expect(await shop.accounts.identify(his)).toMatchObject({ userTypeId: 2 })
    expect(await shop.mails()).toMatchObject([
      {
        to: 'practitioner@verbena.test',
        subject: messages('en', 'mailApprovedSubject'),
        body: expect.stringMatching(/^Hello Tomas,[^]*https:\/\/shop\.example\/en\/account\/practitioner\n/) as string,
      },
    ])
  })

  it('that are refused say why, and need a reason (admin.refusal-needs-a-reason)', async () => {
    const shop = await administeredShop(engine)
    const id = await shop.idOf('certified@verbena.test')
    for (const body of [{ status: 'refused' }, { status: 'refused', reason: ' ' }]) {
      const refused = await shop.judge(id, body, 'de')
      expect([refused.status, refused.body.errors]).toEqual([400, { reason: messages('de', 'fieldRequired') }])
    }
    const judged = await shop.judge(id, {
      status: 'refused',
      reason: 'The certificate has expired.\nPlease send the new one. {{link}}',
    })
    expect(judged.body).toMatchObject({
      user_type_id: 3,
      certificate: { status: 'refused', reason: 'The certificate has expired.\nPlease send the new one. {{link}}' },
    })
    expect((await shop.mails()).map(({ body }) => body)).toEqual([
      expect.stringContaining('The certificate has expired.\nPlease send the new one. {{link}}\n'),
    ])
  })

  it('are judged by the details that the admin has read (admin.judges-what-was-read)', async () => {
    const shop = await administeredShop(engine)
    const id = await shop.idOf('certified@verbena.test')
    const { access_token: token } = (await shop.login('certified@verbena.test', DEMO_PASSWORD)).body
    const change = (last_name: string) => shop.ask('PUT', '/account/', { last_name }, { token })
    const read = async () =>
      certifiedDetailsOf((await shop.get('/admin/practitioners?keyword=certified@')).body.data[0])
    await change('Lind')
    const details = await read()
    await change('Anderson')
    const judged = await shop.judge(id, { status: 'approved', details }, 'de')
    expect([judged.status, judged.body.message]).toEqual([409, messages('de', 'detailsChanged')])
    const still = (await shop.get('/admin/practitioners?keyword=certified@')).body.data[0]
    expect([still.last_name, still.certificate.check.approved.last_name]).toEqual(['Anderson', 'Hart'])
    expect((await shop.judge(id, { status: 'approved', details: await read() })).body.certificate.check).toBeNull()
  })

  it('can be set back to wait, of which nobody is told (admin.judges-certificates)', async () => {
    const shop = await administeredShop(engine)
    const id = await shop.idOf('certified@verbena.test')
    expect((await shop.judge(id, { status: 'pending' })).body).toMatchObject({
      user_type_id: 3,
      certificate: { status: 'pending', reason: null, check: null },
    })
    expect(await shop.mails()).toEqual([])
    expect(
      await shop.db.selectFrom('practitioner').select('certificate_judged_at').where('user_id', '=', id).execute(),
    ).toEqual([{ certificate_judged_at: null }])
  })

  it('that are checked wait among the others by when they were changed, and stay approved until they are refused (admin.judges-certificates, admin.refusal-ends-the-approval)', async () => {
    const shop = await administeredShop(engine)
    const id = await shop.idOf('certified@verbena.test')
    const { access_token: token } = (await shop.login('certified@verbena.test', DEMO_PASSWORD)).body
    const change = (last_name: string) => shop.ask('PUT', '/account/', { last_name }, { token })
    await change('Lind')
    const registered = (at: string) =>
      shop.db
        .updateTable('account')
        .set({ registered_at: new Date(at) })
        .where('email', '=', 'practitioner@verbena.test')
        .execute()
    await registered('2100-01-01')
    const waiting = ['certified@verbena.test', 'practitioner@verbena.test']
    expect(emails(await shop.get('/admin/practitioners?status=pending'))).toEqual(waiting)
    expect(emails(await shop.get('/admin/practitioners'))).toEqual(waiting)
    await registered('2026-01-01')
    expect(emails(await shop.get('/admin/practitioners?status=pending'))).toEqual(waiting.toReversed())
    expect((await shop.get('/admin/practitioners?status=pending&limit=1')).body.total_results).toBe(2)

    // Those who are checked wait already.
    const checked = { status: 'approved', check: { approved: { last_name: 'Hart' } } }
    const again = await shop.judge(id, { status: 'pending' })
    expect(again.body).toMatchObject({ user_type_id: 2, certificate: checked })
    // An approval that is taken back lets them be checked as before.
    await shop.judge(id, { status: 'approved' })
    expect((await shop.judge(id, { status: 'pending' })).body).toMatchObject({ user_type_id: 2, certificate: checked })
    expect((await shop.mails()).map(({ subject }) => subject)).toEqual([messages('en', 'mailConfirmedSubject')])

    const refused = await shop.judge(id, { status: 'refused', reason: 'Nobody of that name is registered.' })
    expect(refused.body).toMatchObject({
      user_type_id: 3,
      last_name: 'Lind',
      certificate: { status: 'refused', reason: 'Nobody of that name is registered.', check: null },
    })
    expect((await shop.mails())[0]).toMatchObject({
      subject: messages('en', 'mailWithdrawnSubject'),
      body: expect.stringContaining('Nobody of that name is registered.') as string,
    })
    // From there on it is as with anybody who was refused.
    await change('Hart')
    expect((await shop.judge(id, { status: 'pending' })).body).toMatchObject({
      user_type_id: 3,
      certificate: { status: 'pending', check: null },
    })
  })

  it('that are judged alike twice, or by two at once, bring one mail', async () => {
    const shop = await administeredShop(engine)
    const id = await shop.idOf('practitioner@verbena.test')
    await Promise.all(Array.from({ length: 4 }, () => shop.judge(id, { status: 'approved' })))
    expect((await shop.judge(id, { status: 'approved' })).status).toBe(200)
    expect(await shop.mails()).toHaveLength(1)
  })

  it("are nobody's where there is no practitioner", async () => {
    const shop = await administeredShop(engine)
    for (const id of [await shop.idOf('client@verbena.test'), await shop.idOf('admin@verbena.test'), 999_999]) {
      expect((await shop.judge(id, { status: 'approved' })).status).toBe(404)
    }
    expect((await shop.judge(await shop.idOf('certified@verbena.test'), { status: 'maybe' })).status).toBe(400)
    expect(await shop.mails()).toEqual([])
  })

  it('are written of in the language of their owner', async () => {
    const shop = await administeredShop(engine)
    const id = await shop.idOf('practitioner@verbena.test')
    const { access_token: token } = (await shop.login('practitioner@verbena.test', DEMO_PASSWORD)).body
    for (const language of LANGUAGE_CODES) {
      await shop.db
        .updateTable('account')
        .set((eb) => ({ language_id: eb.selectFrom('language').select('id').where('code', '=', language) }))
        .where('user_id', '=', id)
        .execute()
      for (const [status, subject, page] of [
        ['approved', 'mailApprovedSubject', 'account/practitioner'],
        ['changed', 'mailConfirmedSubject', 'account/practitioner'],
        ['refused', 'mailWithdrawnSubject', 'contact'],
        ['pending', null, null],
        ['refused', 'mailRefusedSubject', 'contact'],
      ] as const) {
        if (status === 'changed') await shop.ask('PUT', '/account/', { last_name: `Reyes ${language}` }, { token })
        await shop.judge(id, { status: status === 'changed' ? 'approved' : status, reason: 'Why' }, 'de')
        if (subject === null) continue
        const [mail] = await shop.mails()
        expect(mail).toMatchObject({ language, subject: messages(language, subject) })
        expect(mail?.body).toContain(`https://shop.example/${language}/${page}`)
        expect(mail?.body).toContain('Tomas')
        expect(mail?.body).not.toMatch(/\{\{/)
      }
    }
  })
})

describeOnEachEngine('the accounts', (engine) => {
  it('are listed, the latest first, by words in name or e-mail, and by type (admin.finds-accounts)', async () => {
    const shop = await administeredShop(engine)
    await shop.register('late_100%@mail.example')
    const all = await shop.get('/admin/accounts')
    expect(all.body).toMatchObject({ total_results: 7, limit: 25 })
    expect(all.body.data[0]).toEqual({
      user_id: await shop.idOf('late_100%@mail.example'),
      user_type_id: 4,
      email: 'late_100%@mail.example',
      first_name: 'Mara',
      last_name: 'Vos',
      active: false,
      registered_at: expect.any(String) as string,
      last_seen_at: null,
    })
    expect(emails(await shop.get('/admin/accounts?keyword=LINNEA%20ha'))).toEqual(['certified@verbena.test'])
    expect(emails(await shop.get('/admin/accounts?keyword=client2@'))).toEqual(['client2@verbena.test'])
    await shop.register('jo@müller.example')
    expect(emails(await shop.get(`/admin/accounts?keyword=${encodeURIComponent('jo@müller.ex')}`))).toEqual([
      'jo@xn--mller-kva.example',
    ])
    await shop.db.deleteFrom('account').where('email', '=', 'jo@xn--mller-kva.example').execute()
    expect(emails(await shop.get('/admin/accounts?keyword=%E2%80%8Bclient%C2%AD2@'))).toEqual(['client2@verbena.test'])
    expect(emails(await shop.get('/admin/accounts?keyword=%25'))).toEqual(['late_100%@mail.example'])
    expect(emails(await shop.get('/admin/accounts?keyword=_'))).toEqual(['late_100%@mail.example'])
    expect(
      emails(await shop.get(`/admin/accounts?keyword=${encodeURIComponent("'; drop table account; --")}`)),
    ).toEqual([])
    expect((await shop.get('/admin/accounts?keyword=%20')).body.total_results).toBe(7)
    expect(emails(await shop.get('/admin/accounts?user_type_id=2'))).toEqual(['certified@verbena.test'])
    expect(emails(await shop.get('/admin/accounts?user_type_id=2000000000'))).toEqual([])
    expect((await shop.get('/admin/accounts?page=4&limit=2')).body).toMatchObject({
      data: [{}],
      current_page: 4,
      limit: 2,
      total_pages: 4,
      total_results: 7,
    })
    expect((await shop.get('/admin/accounts?limit=101')).status).toBe(400)
  })

  it('show no hash', async () => {
    const shop = await administeredShop(engine)
    expect(JSON.stringify([await shop.get('/admin/accounts'), await shop.get('/admin/practitioners')])).not.toMatch(
      /argon2|hash/,
    )
  })
})
