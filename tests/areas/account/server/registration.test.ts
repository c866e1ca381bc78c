import { expect, it } from 'vitest'

import { LANGUAGE_CODES } from '#contract/languages.ts'

import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { accountShop, clientFields, DAY, messages, MINUTE, PASSWORD, statusesOf } from './support/shop.ts'

const practitioner = (email: string) => ({
  ...clientFields(email),
  health_profession: 17,
  expertise_level: 8,
  organisation_type: 4,
  practice_name: 'Linden Practice',
  website: 'https://linden.example',
})

describeOnEachEngine('registration', (engine) => {
  it('brings a mail whose link activates the account and signs in, and then the password does (registration.email-activates)', async () => {
    const shop = await accountShop(engine)
    const registered = await shop.register('mara@mail.example', { language: 'de' })
    expect([registered.status, registered.body]).toEqual([200, { message: messages('de', 'registered') }])
    const [mail] = await shop.mails('mara@mail.example')
    expect(mail).toMatchObject({
      language: 'de',
      subject: 'Bitte aktivieren Sie Ihr Konto bei Verbena',
      state: 'waiting',
    })
    expect(mail?.body).toMatch(/^https:\/\/shop\.example\/de\/activate\/[\w-]{43}$/m)

    const active = await shop.activate('mara@mail.example')
    expect([active.status, active.body]).toEqual([
      200,
      { access_token: expect.any(String), refresh_token: expect.stringMatching(/^[\w-]{43}$/) },
    ])
    expect(await shop.accounts.identify(active.body.access_token)).toEqual({
      userId: expect.any(Number),
      sessionId: expect.any(Number),
      userTypeId: 4,
    })
    expect((await shop.login('Mara@MAIL.example')).status).toBe(200)
  })

  it('takes an email with a domain of other letters under its ASCII name, in each way in (forms.international-email)', async () => {
    const shop = await accountShop(engine)
    const [typed, ascii] = ['Mara@Müller.example', 'Mara@xn--mller-kva.example']
    await shop.register(typed)
    expect(await shop.mails()).toMatchObject([{ to: ascii }])
    await shop.activate(ascii)
    expect([await shop.login(typed), await shop.login(ascii)].map(({ status }) => status)).toEqual([200, 200])
    await shop.post('/auth/forgot-password', { email: typed })
    expect(await shop.mails()).toMatchObject([{ to: ascii }, { to: ascii }])
    await shop.register(ascii)
    expect(await shop.db.selectFrom('account').select('email').execute()).toEqual([{ email: ascii }])
  })

  it('keeps what was given, for practitioners their practice too, and no password (registration.practice-fields)', async () => {
    const shop = await accountShop(engine)
    await shop.post(
      '/auth/register',
      { user_type_id: 3, fields: { ...practitioner('jo@mail.example'), phone: '+31 20 123 4567', newsletter: true } },
      { language: 'nl' },
    )
    const account = await shop.db.selectFrom('account').selectAll().executeTakeFirstOrThrow()
    expect(account).toMatchObject({
      user_type_id: 3,
      email: 'jo@mail.example',
      first_name: 'Mara',
      last_name: 'Vos',
      phone: '+31 20 123 4567',
      country: 'NL',
      language_id: 9,
      newsletter: true,
      builder_mode: 'redesign',
      region: 'eu',
      activated_at: null,
      last_seen_at: null,
    })
    expect(account.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await shop.db.selectFrom('practitioner').selectAll().execute()).toMatchObject([
      {
        health_profession: 17,
        expertise_level: 8,
        organisation_type: 4,
        practice_name: 'Linden Practice',
        professional_body: '',
        certificate_status: 'pending',
      },
    ])
    expect(await shop.db.selectFrom('client').selectAll().execute()).toEqual([])
  })

  it('refuses choices there are not, as an admin or a certified practitioner, and without the terms (registration.no-other-type)', async () => {
    const shop = await accountShop(engine)
    const post = (user_type_id: number, fields: object) => shop.post('/auth/register', { user_type_id, fields })
    const wrong = await post(3, {
      ...practitioner('jo@mail.example'),
      health_profession: 18,
      expertise_level: 2_000_000_000,
      organisation_type: 5,
    })
    const invalid = messages('en', 'fieldInvalid')
    expect([wrong.status, wrong.body.errors]).toEqual([
      400,
      { 'fields.health_profession': invalid, 'fields.expertise_level': invalid, 'fields.organisation_type': invalid },
    ])
    for (const type of [1, 2, 5]) expect((await post(type, practitioner('jo@mail.example'))).status).toBe(400)
    expect((await post(4, { ...clientFields('jo@mail.example'), terms: false })).status).toBe(400)
    const unseen = await post(4, {
      ...clientFields('jo@mail.example'),
      first_name: '\u202E',
      last_name: '\u200B\u2060',
    })
    expect([unseen.status, unseen.body.errors]).toEqual([
      400,
      {
        'fields.first_name': messages('en', 'fieldRequired'),
        'fields.last_name': messages('en', 'fieldRequired'),
      },
    ])
    expect((await post(4, { ...clientFields('jo@mail.example'), password: 'meadow' })).status).toBe(400)
    expect(await shop.mails()).toEqual([])
  })

  it('answers for an e-mail that has an account as for a new one, and tells its owner alone (registration.known-email-is-not-told)', async () => {
    const shop = await accountShop(engine)
    await shop.member('mara@mail.example', { language: 'fr' })
    const fresh = await shop.register('new@mail.example')
    const known = await shop.register('MARA@mail.example')
    expect([known.status, known.body]).toEqual([fresh.status, fresh.body])
    const [mail] = await shop.mails('mara@mail.example')
    expect([mail?.language, mail?.subject]).toEqual([
      'fr',
      messages('fr', 'mailRegisteredSubject', { shop: 'Verbena' }),
    ])
    expect(await shop.db.selectFrom('account').select('email').orderBy('user_id').execute()).toEqual([
      { email: 'mara@mail.example' },
      { email: 'new@mail.example' },
    ])

    const token = await shop.tokenFor('mara@mail.example')
    const reset = await shop.post(`/auth/reset-password/${token}`, {
      password: 'Another-Path-8',
      confirm_password: 'Another-Path-8',
    })
    expect(reset.status).toBe(200)
  })

  it('makes one account of an e-mail that is registered many times at once', async () => {
    const shop = await accountShop(engine)
    const answers = await Promise.all(Array.from({ length: 5 }, () => shop.register('mara@mail.example')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await shop.db.selectFrom('account').select('email').execute()).toHaveLength(1)
    const pages = (await shop.mails()).map(
      ({ body }) => /activate|reset-password/.exec(body.slice(body.indexOf('https:')))?.[0] ?? '',
    )
    expect(pages.toSorted()).toEqual(['activate', ...Array.from({ length: 3 }, () => 'reset-password')])
  })

  it('writes in each language, with a link into that language, and repeats nothing that was typed', async () => {
    const shop = await accountShop(engine)
    for (const language of LANGUAGE_CODES) {
      await shop.register(`${language}@mail.example`, { language })
      const [mail] = await shop.mails(`${language}@mail.example`)
      expect(mail).toMatchObject({
        language,
        subject: messages(language, 'mailActivationSubject', { shop: 'Verbena' }),
      })
      expect(mail?.body).toContain(`https://shop.example/${language}/activate/`)
      expect(mail?.body).not.toMatch(/\{\{|Mara/)
    }
  })
})

describeOnEachEngine('an activation link', (engine) => {
  it('works once, for seven days, and as nothing else', async () => {
    const shop = await accountShop(engine)
    await shop.register('mara@mail.example')
    const token = await shop.tokenFor('mara@mail.example')
    const reset = await shop.post(`/auth/reset-password/${token}`, { password: PASSWORD, confirm_password: PASSWORD })
    expect([reset.status, reset.body]).toEqual([422, { message: messages('en', 'linkUnusable') }])

    await shop.pass(7 * DAY)
    const late = await shop.post('/auth/activate', { token })
    expect([late.status, late.body]).toEqual([422, { message: messages('en', 'activationUnusable') }])
    await shop.pass(-MINUTE)
    const answers = await Promise.all(Array.from({ length: 5 }, () => shop.post('/auth/activate', { token })))
    expect(statusesOf(answers)).toEqual([200, 422, 422, 422, 422])
    expect((await shop.post('/auth/activate', { token })).status).toBe(422)
  })

  it('is no other text', async () => {
    const shop = await accountShop(engine)
    await shop.register('mara@mail.example')
    expect((await shop.post('/auth/activate', { token: '' })).status).toBe(400)
    for (const token of ['unknown', 'a'.repeat(43), "' or 1=1 --"])
      expect((await shop.post('/auth/activate', { token })).status).toBe(422)
  })

  it('ends those that were sent before', async () => {
    const shop = await accountShop(engine)
    await shop.register('mara@mail.example')
    const first = await shop.tokenFor('mara@mail.example')
    await shop.login('mara@mail.example')
    expect((await shop.activate('mara@mail.example')).status).toBe(200)
    expect((await shop.post('/auth/activate', { token: first })).status).toBe(422)
  })
})
