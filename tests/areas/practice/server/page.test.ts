import { expect, it } from 'vitest'

import { PRACTITIONERS } from '#contract/access.ts'
import { USER_TYPES } from '#contract/call.ts'
import { calls, type CallId } from '#server/http/calls.ts'
import { RESERVED_SHOP_NAMES } from '#areas/practice/contract/store-name.ts'

import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { fieldsOf, messages, practiceShop } from './support/page.ts'

const OWN: readonly CallId[] = Object.values(calls)
  .filter(({ path }) => path.startsWith('/v2/account/store'))
  .map(({ id }) => id)

const span = { day: 1, opens: '09:00', closes: '12:00' }
const hours = (...spans: readonly object[]) => ({ opening_hours: spans, timezone: 'Europe/Berlin' })
const heading = { title: '', description: '' }
const service = { name: 'Talk', description: '', icon: 'leaf' }

/** Bodies with one thing wrong, and the field that it is wrong in. */
const WRONG = [
  ['PUT', '/header', { ...heading, title: 'x'.repeat(121) }, 'title'],
  ['PUT', '/header', { ...heading, description: 'x'.repeat(5001) }, 'description'],
  ['PUT', '/header', { title: 'Hello' }, 'description'],
  ['PUT', '/about', { ...heading, title: 7 }, 'title'],
  ['PUT', '/approach', { ...heading, title: 'x'.repeat(121) }, 'title'],
  ['PUT', '/services/header', { ...heading, description: 'x'.repeat(5001) }, 'description'],
  ['PUT', '/message', { message: 'x'.repeat(2001) }, 'message'],
  ['PUT', '/contact', { description: 'x'.repeat(5001) }, 'description'],
  ['PUT', '/hours', hours({ ...span, opens: '9:00' }), 'opening_hours.0.opens'],
  ['PUT', '/hours', hours(span, { ...span, day: 2, opens: '24:00', closes: '24:00' }), 'opening_hours.1.opens'],
  ['PUT', '/hours', hours({ ...span, closes: '24:01' }), 'opening_hours.0.closes'],
  ['PUT', '/hours', hours({ ...span, closes: '25:00' }), 'opening_hours.0.closes'],
  ['PUT', '/hours', hours({ ...span, day: 8 }), 'opening_hours.0.day'],
  ['PUT', '/hours', hours({ ...span, closes: '09:00' }), 'opening_hours.0'],
  ['PUT', '/hours', hours(span, { ...span, day: 2, opens: '22:00', closes: '02:00' }), 'opening_hours.1'],
  ['PUT', '/hours', hours(span, { day: 1, opens: '11:59', closes: '15:00' }), 'opening_hours.1'],
  ['PUT', '/hours', { ...hours(span), timezone: 'Mars/Olympus' }, 'timezone'],
  ['PUT', '/hours', { ...hours(span), timezone: '+02:00' }, 'timezone'],
  ['PUT', '/hours', { ...hours(span), timezone: '' }, 'timezone'],
  ['PUT', '', { name: 'Linden' }, 'name'],
  ['PUT', '', { name: 'linden/berlin' }, 'name'],
  ['PUT', '', { name: 'linden--berlin' }, 'name'],
  ['PUT', '', { name: '-linden' }, 'name'],
  ['PUT', '', { name: '' }, 'name'],
  ['PUT', '', { name: 'x'.repeat(121) }, 'name'],
  ['PUT', '', { name: 'admin' }, 'name'],
  ['PUT', '', { type: 'castle' }, 'type'],
  ['PUT', '', { theme: 'neon' }, 'theme'],
  ['PUT', '', { logo: 'a text' }, 'logo'],
  ['POST', '/services', { ...service, name: ' ' }, 'name'],
  ['POST', '/services', { ...service, name: 'x'.repeat(121) }, 'name'],
  ['POST', '/services', { ...service, description: 'x'.repeat(5001) }, 'description'],
  ['POST', '/services', { ...service, icon: 'skull' }, 'icon'],
  ['POST', '/packages', { name: 'x'.repeat(121) }, 'name'],
  ['POST', '/packages', { name: '', description: 'x'.repeat(5001) }, 'description'],
] as const

describeOnEachEngine('the own practice page', (engine) => {
  it('is 404 until it is made, and has all its parts then (practice.made-with-type-and-theme, practice.parts-of-the-page)', async () => {
    const { practitioner } = await practiceShop(engine)
    const me = await practitioner(USER_TYPES.Practitioner)
    expect(await me.ask('GET')).toMatchObject({ status: 404, body: { message: messages('en', 'storeMissing') } })
    expect((await me.ask('PUT', '/header', { title: 'Hello', description: '' })).status).toBe(404)
    const made = await me.ask('POST', '', { type: 'clinic', theme: 'clay' }, { language: 'de' })
    expect(made.status).toBe(200)
    const empty = { title: '', description: '', language: 'de' }
    expect(made.body).toEqual({
      shop_name: null,
      public: false,
      logo: null,
      type: 'clinic',
      theme: 'clay',
      header: empty,
      about: empty,
      message: { message: '', language: 'de' },
      services_header: empty,
      services: [],
      contact: { description: '', language: 'de' },
      hours: { opening_hours: [], timezone: null },
      approach: { ...empty, image: null, style_image: null },
      packages: [],
    })
    expect(await me.store()).toEqual(made.body)
    expect(await me.ask('POST', '', { type: 'clinic', theme: 'clay' })).toMatchObject({
      status: 409,
      body: { message: messages('en', 'storeExists') },
    })
  })

  it('is made once for a key', async () => {
    const { practitioner } = await practiceShop(engine)
    const me = await practitioner()
    const body = { type: 'online', theme: 'sage' }
    const first = await me.ask('POST', '', body, { key: 'one' })
    expect(await me.ask('POST', '', body, { key: 'one' })).toMatchObject({ status: 200, body: first.body })
    expect((await me.ask('POST', '', { ...body, theme: 'clay' }, { key: 'one' })).status).toBe(409)
  })

  it('keeps the words of each part with the language they were written in (practice.words-keep-their-language)', async () => {
    const { withPage } = await practiceShop(engine)
    const me = await withPage()
    const words = { title: 'Ruhige Tage', description: 'Essen, Schlaf, Bewegung.' }
    for (const [path, part] of [
      ['/header', 'header'],
      ['/about', 'about'],
      ['/approach', 'approach'],
      ['/services/header', 'services_header'],
    ] as const) {
      expect(await me.ask('PUT', path, words, { language: 'de' })).toMatchObject({
        status: 200,
        body: { message: messages('de', 'storeSaved') },
      })
      expect((await me.store())[part]).toMatchObject({ ...words, language: 'de' })
    }
    await me.ask('PUT', '/message', { message: 'Fermé en août' }, { language: 'fr' })
    await me.ask('PUT', '/contact', { description: 'Schrijf ons' }, { language: 'nl' })
    expect(await me.store()).toMatchObject({
      message: { message: 'Fermé en août', language: 'fr' },
      contact: { description: 'Schrijf ons', language: 'nl' },
    })
    await me.ask('PUT', '/message', { message: '' })
    expect((await me.store()).message).toEqual({ message: '', language: 'en' })
  })

  it('changes only what is sent of name, type and theme, as JSON or as a form (practice.name-and-logo)', async () => {
    const { withPage } = await practiceShop(engine)
    const me = await withPage('linden')
    expect((await me.ask('PUT', '', { theme: 'clay' })).body).toMatchObject({
      shop_name: 'linden',
      type: 'practice',
      theme: 'clay',
    })
    const form = new FormData()
    form.set('name', 'linden-berlin')
    form.set('type', 'online')
    expect((await me.form('', form)).body).toMatchObject({ shop_name: 'linden-berlin', type: 'online', theme: 'clay' })
    form.set('type', 'castle')
    expect(fieldsOf(await me.form('', form))).toEqual([400, ['type']])
  })

  it('keeps opening hours by day and time (practice.contact-and-hours, practice.hours-are-spans-of-a-day)', async () => {
    const { withPage } = await practiceShop(engine)
    const me = await withPage()
    const monday = [
      { day: 1, opens: '13:00', closes: '24:00' },
      { day: 1, opens: '09:00', closes: '13:00' },
    ]
    const friday = { day: 5, opens: '00:00', closes: '00:01' }
    await me.ask('PUT', '/hours', { opening_hours: [friday, ...monday], timezone: 'Europe/Amsterdam' })
    expect((await me.store()).hours).toEqual({
      opening_hours: [monday[1], monday[0], friday],
      timezone: 'Europe/Amsterdam',
    })
    await me.ask('PUT', '/hours', { opening_hours: [], timezone: 'Asia/Tokyo' })
    expect((await me.store()).hours).toEqual({ opening_hours: [], timezone: 'Asia/Tokyo' })
  })

  it('refuses what is wrong by its field, and stores nothing of it (practice.wrong-input-by-field)', async () => {
    const { withPage, stored } = await practiceShop(engine)
    const me = await withPage('linden')
    const before = await stored()
    for (const [method, path, body, field] of WRONG) {
      const answer = fieldsOf(await me.ask(method, path, body))
      expect([method, path, field, ...answer]).toEqual([method, path, field, 400, [field]])
    }
    expect(await stored()).toBe(before)
  })

  it('takes words of the greatest length', async () => {
    const { withPage } = await practiceShop(engine)
    const me = await withPage()
    const body = { title: 'x'.repeat(120), description: 'x'.repeat(5000) }
    expect((await me.ask('PUT', '/header', body)).status).toBe(200)
    expect((await me.store()).header).toMatchObject(body)
  })

  it('is for practitioners, each their own (practice.others-pages-look-like-none)', async () => {
    const { shop, withPage, practitioner } = await practiceShop(engine)
    await withPage('linden')
    for (const type of [USER_TYPES.Admin, USER_TYPES.Client])
      expect((await shop.ask(await shop.person(type), 'GET', '/account/store')).status).toBe(403)
    expect((await shop.app.request('/api/v2/account/store')).status).toBe(401)
    expect((await (await practitioner()).ask('GET')).status).toBe(404)
    for (const id of OWN) expect([id, calls[id].access]).toEqual([id, PRACTITIONERS])
  })
})

describeOnEachEngine('the name of a practice page', (engine) => {
  it('is asked for with a name (practice.name-must-be-given)', async () => {
    const { practitioner } = await practiceShop(engine)
    const me = await practitioner()
    expect(fieldsOf(await me.ask('GET', '/availability'))).toEqual([400, ['name']])
    expect(fieldsOf(await me.ask('GET', '/availability', undefined, { query: { name: '' } }))).toEqual([400, ['name']])
    const free = await me.ask('GET', '/availability', undefined, { query: { name: 'linden' } })
    expect(free.body).toEqual({ available: true })
  })

  it('is one owner’s, now and after another one was chosen (practice.earlier-names-lead-on)', async () => {
    const { withPage, page, shop } = await practiceShop(engine)
    const [me, other] = [await withPage('linden'), await withPage()]
    const isFree = async (who: typeof me, name: string) =>
      (await who.ask('GET', '/availability', undefined, { query: { name } })).body.available
    expect([await isFree(me, 'linden'), await isFree(other, 'linden')]).toEqual([true, false])
    const taken = await other.ask('PUT', '', { name: 'linden', theme: 'clay' })
    expect(taken).toMatchObject({ status: 409, body: { errors: { name: messages('en', 'shopNameTaken') } } })
    expect(await other.store()).toMatchObject({ shop_name: null, theme: 'linden' })

    await me.ask('PUT', '', { name: 'linden-berlin' })
    expect(await isFree(other, 'linden')).toBe(false)
    expect((await other.ask('PUT', '', { name: 'linden' })).status).toBe(409)
    expect((await page('linden')).body).toMatchObject({ shop_name: 'linden-berlin' })
    const led = await shop.app.request('/de/practice/linden?from=card')
    expect([led.status, led.headers.get('Location')]).toEqual([301, '/de/practice/linden-berlin?from=card'])
    expect((await shop.app.request('/de/practice/linden-berlin')).status).not.toBe(301)
    await me.ask('PUT', '', { name: 'linden' })
    expect((await page('linden-berlin')).body).toMatchObject({ shop_name: 'linden' })
  })

  it('goes to one of two who take it at the same time', async () => {
    const { withPage, db } = await practiceShop(engine)
    const people = [await withPage(), await withPage(), await withPage()]
    const answers = await Promise.all(people.map((who) => who.ask('PUT', '', { name: 'linden' })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect(await db.selectFrom('practice_name').selectAll().execute()).toHaveLength(1)
  })

  it('is none of the shop’s own words (practice.reserved-names)', async () => {
    const { withPage } = await practiceShop(engine)
    const me = await withPage()
    for (const name of [...RESERVED_SHOP_NAMES].slice(0, 6)) {
      const refused = { status: 400, body: { errors: { name: messages('en', 'fieldShopNameReserved') } } }
      expect(await me.ask('PUT', '', { name })).toMatchObject(refused)
      expect(await me.ask('GET', '/availability', undefined, { query: { name } })).toMatchObject(refused)
    }
  })
})

describeOnEachEngine('a practice page as others see it', (engine) => {
  it('is public once it is named and its practitioner approved (practice.public-page, practice.public-once-approved-and-named)', async () => {
    const { withPage, page, db, shop } = await practiceShop(engine)
    const me = await withPage('linden', USER_TYPES.Practitioner)
    const [client, other] = [await shop.person(), await withPage('other')]
    expect((await page('linden', me)).body).toMatchObject({ own: true, public: false, shop_name: 'linden' })
    for (const who of [undefined, client, other, { token: 'forged' }])
      expect(await page('linden', who)).toMatchObject({
        status: 404,
        body: { message: messages('en', 'practiceGone') },
      })
    await db
      .updateTable('account')
      .set({ user_type_id: USER_TYPES.CertifiedPractitioner })
      .where('user_id', '=', me.userId)
      .execute()
    for (const who of [undefined, client, other])
      expect((await page('linden', who)).body).toMatchObject({ own: false, public: true })
    expect((await page('linden', me)).body).toMatchObject({
      own: true,
      public: true,
      practitioner: { first_name: 'Linnea', last_name: 'Hart', practice_name: '' },
    })
    expect((await page('nobody')).status).toBe(404)
    expect((await page('Linden')).status).toBe(400)
  })
})
