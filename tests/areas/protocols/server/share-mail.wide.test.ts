import { expect, it } from 'vitest'

import { LANGUAGE_CODES } from '#contract/languages.ts'
import { personName } from '#contract/person-name.ts'

import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { MARA, messages, practice } from '#tests/areas/clients/server/support/practice.ts'

const SKUS = ['mg-60', 'powder', 'zinc']
const PASSWORD = 'Meadow-Path-7'

describeOnEachEngine('the mail of a share', (engine) => {
  it('says who shares, what, and the discount, and leads an active client to the protocol', async () => {
    const { practitioner, shop, db, link } = await practice(engine)
    const mine = await practitioner()
    const client = await shop.person(4, 'de')
    await link(client, mine)
    await db.updateTable('account').set({ first_name: 'Mara' }).where('user_id', '=', client.userId).execute()
    const id = await mine.protocol(SKUS)
    await mine.share(id, { email: client.email, discount: 10 }, { language: 'fr' })
    const [mail] = await shop.mails(client.email)
    expect([mail?.language, mail?.subject, mail?.body]).toEqual([
      'de',
      'Linnea Hart hat ein Protokoll mit Ihnen geteilt',
      [
        'Guten Tag Mara,',
        '',
        'Linnea Hart (Linden Practice) hat bei Verbena ein Protokoll mit Ihnen geteilt.',
        '',
        'Protokoll: Calm evenings',
        'Produkte: 3',
        'Ihr Rabatt: 10\u00a0%',
        '',
        'Hier können Sie es ansehen und daraus bestellen:',
        '',
        `https://shop.example/de/account/client/protocols/${id}`,
        '',
        'Verbena',
      ].join('\n'),
    ])
  })

  it("names no discount that the client's cart would not take off", async () => {
    const { practitioner, shop, link } = await practice(engine)
    const [mine, hers] = [await practitioner(), await practitioner()]
    const client = await shop.person()
    for (const who of [mine, hers]) await link(client, who)
    const discount = messages('en', 'mailShareDiscount', { rate: 10 })
    await mine.share(await mine.protocol(SKUS), { email: client.email, discount: 10 })
    expect((await shop.mails(client.email))[0]?.body).toContain(discount)
    await hers.share(await hers.protocol(SKUS), { email: client.email, discount: 10 })
    expect((await shop.mails(client.email))[0]?.body).not.toContain(discount)
  })

  it('goes out once for each key, be it sent again or twice at once (share.mail-goes-out-once)', async () => {
    const { practitioner, shop, db } = await practice(engine)
    const mine = await practitioner()
    const id = await mine.protocol(SKUS)
    const [first, second] = await Promise.all([
      mine.share(id, { discount: 5 }, { key: 'share-1' }),
      mine.share(id, { discount: 5 }, { key: 'share-1' }),
    ])
    expect([first.status, second.body]).toEqual([200, first.body])
    const before = await db.selectFrom('protocol_share').selectAll().execute()
    expect((await mine.share(id, { discount: 5 }, { key: 'share-1' })).body).toEqual(first.body)
    expect(await db.selectFrom('protocol_share').selectAll().execute()).toEqual(before)
    expect((await shop.mails(MARA.email)).length).toBe(1)
    const other = await mine.share(id, { discount: 10 }, { key: 'share-1' })
    expect([other.status, other.body.message]).toEqual([409, messages('en', 'keyUsed')])
    expect((await mine.share(id, { discount: 10 }, { key: 'share-2' })).status).toBe(200)
    expect((await shop.mails(MARA.email)).length).toBe(2)
  })

  it('is written with the share or not at all, and a refused call may come again under its key', async () => {
    const { practitioner, shop, db } = await practice(engine)
    const mine = await practitioner()
    const id = await mine.protocol(SKUS)
    await db.schema.alterTable('outbox').renameTo('outbox_away').execute()
    expect((await mine.share(id, {}, { key: 'k' })).status).toBe(500)
    await db.schema.alterTable('outbox_away').renameTo('outbox').execute()
    expect([await mine.clients(), await db.selectFrom('protocol_share').selectAll().execute()]).toEqual([[], []])
    expect((await mine.share(id, {}, { key: 'k' })).status).toBe(200)
    expect((await shop.mails(MARA.email)).length).toBe(1)
  })

  it('holds no notes on health: neither notes nor description (share.mail-goes-out-once)', async () => {
    const { practitioner, shop, db } = await practice(engine)
    const mine = await practitioner()
    const id = await mine.protocol(SKUS, 'Calm evenings', 'canary-description')
    await db.updateTable('protocol_line').set({ notes: 'canary-line' }).execute()
    await mine.share(id, { notes: 'canary-share' })
    await mine.share(id, { email: (await shop.person()).email, notes: 'canary-share' })
    expect(JSON.stringify(await db.selectFrom('outbox').selectAll().execute())).not.toContain('canary')
    expect(
      JSON.stringify(await db.selectFrom('protocol_share').select(['mail_subject', 'mail_text']).execute()),
    ).not.toContain('canary')
  })

  it('says everything in each language, to invited and active clients', async () => {
    const { practitioner, shop } = await practice(engine)
    const mine = await practitioner()
    const id = await mine.protocol(SKUS)
    for (const language of LANGUAGE_CODES) {
      const practitionerName = personName({ first_name: 'Linnea', last_name: 'Hart' }, language)
      const active = await shop.person(4, language)
      const invited = `invited-${language}@mail.example`
      await mine.share(id, { email: active.email, discount: 5 })
      await mine.share(id, { email: invited, discount: 5 }, { language })
      for (const email of [active.email, invited]) {
        const [mail] = await shop.mails(email)
        expect(mail?.language).toBe(language)
        expect(`${mail?.subject}${mail?.body}`).not.toContain('{{')
        expect(mail?.subject).toContain(practitionerName)
        for (const part of [
          `${practitionerName} (Linden Practice)`,
          'Calm evenings',
          'Verbena',
          messages(language, 'mailShareDiscount', { rate: 5 }),
        ])
          expect(mail?.body).toContain(part)
      }
      expect((await shop.mails(invited))[0]?.body).toContain('Mara')
    }
  })

  it('turns no name into a link or another line', async () => {
    const { practitioner, shop, db } = await practice(engine)
    const mine = await practitioner()
    await db
      .updateTable('account')
      .set({ first_name: 'https://bad.example', last_name: 'www.bad.example' })
      .where('user_id', '=', mine.userId)
      .execute()
    await mine.share(await mine.protocol(SKUS, 'Win now: bad.example/now\nand a line'), {
      first_name: 'Go to bad.example',
    })
    const [mail] = await shop.mails(MARA.email)
    expect(`${mail?.subject}\n${mail?.body}`).not.toMatch(/bad\.example|^and a line/m)
    expect(mail?.body).toContain('Protocol: Win now bad example now and a line\n')
  })

  it('can be read by its practitioner as it was sent, without its link', async () => {
    const { practitioner, shop, deleteProtocol, linkTo, link: linked } = await practice(engine)
    const [mine, hers] = [await practitioner(), await practitioner()]
    const client = await shop.person(4, 'it')
    await linked(client, mine)
    const [id, deleted] = [await mine.protocol(SKUS), await mine.protocol(SKUS)]
    const { client_id } = (await mine.share(id)).body
    await mine.share(id, { email: client.email })
    await mine.share(deleted, { email: client.email })
    await deleteProtocol(deleted)
    const read = (who: typeof mine, protocol: number, to: number) =>
      who.ask('GET', `/protocols/${protocol}/shares/${to}/mail`)
    for (const [email, to] of [
      [MARA.email, client_id],
      [client.email, client.userId],
    ] as const) {
      const [mail] = await shop.mails(email)
      const link = mail?.body.includes('reset-password')
        ? await linkTo(email)
        : `https://shop.example/it/account/client/protocols/${id}`
      const { body } = await read(mine, id, to)
      if (to === client_id) expect(body).toEqual({ subject: mail?.subject, text: mail?.body.replace(link, '[…]') })
      expect(body.text).not.toContain('https://')
    }
    await shop.ask(client, 'DELETE', `/account/clients/protocols/${id}`)
    const missing = [
      await read(hers, id, client_id),
      await read(mine, id, client.userId),
      await read(mine, id, 99_999),
      await read(mine, deleted, client.userId),
      await read(mine, 99_999, client_id),
    ]
    expect(missing.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  })
})

describeOnEachEngine('an invited client', (engine) => {
  it('chooses a password by the mail, which activates, and is signed in with the protocol (clients.invited-becomes-active, share.unknown-email-is-invited)', async () => {
    const { practitioner, shop, linkTo, shared } = await practice(engine)
    const mine = await practitioner()
    const id = await mine.protocol(SKUS)
    const { client_id } = (await mine.share(id, { discount: 10 }, { language: 'nl' })).body
    expect((await mine.client(client_id)).status).toBe('invited')
    const [, language, token = ''] =
      /^https:\/\/shop\.example\/(\w+)\/reset-password\/([\w-]+)$/.exec(await linkTo(MARA.email)) ?? []
    expect(language).toBe('nl')
    const choose = (one: string) => shop.accounts.resetPassword(one, PASSWORD, { device: '', language: 'nl' })
    const chosen = await choose(token)
    expect(chosen).toMatchObject({ user_type_id: 4, email: MARA.email })
    expect(await shared({ userId: 0, email: MARA.email, token: chosen?.access_token ?? '' })).toEqual([
      expect.objectContaining({ protocol_id: id, discount: 10, opened_at: null }),
    ])
    expect((await mine.client(client_id)).status).toBe('active')
    expect(await choose(token)).toBeUndefined()
    await mine.share(id)
    expect(await linkTo(MARA.email)).toBe(`https://shop.example/nl/account/client/protocols/${id}`)
  })

  it('can use the link for sixty days, and then asks for another', async () => {
    const { practitioner, shop, linkTo, db } = await practice(engine)
    const mine = await practitioner()
    await mine.share(await mine.protocol(SKUS))
    const tokenOf = async () => (await linkTo(MARA.email)).split('/').at(-1) ?? ''
    const late = await tokenOf()
    const { expires_at } = await db.selectFrom('one_time_token').select('expires_at').executeTakeFirstOrThrow()
    expect(Math.round((expires_at.getTime() - Date.now()) / (24 * 60 * 60_000))).toBe(60)
    await db
      .updateTable('one_time_token')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute()
    const choose = (token: string) => shop.accounts.resetPassword(token, PASSWORD, { device: '', language: 'en' })
    expect(await choose(late)).toBeUndefined()
    await shop.accounts.forgotPassword(MARA.email, 'en')
    expect(await choose(await tokenOf())).toMatchObject({ user_type_id: 4 })
    // That link is no invitation's: the account is active, and its owner is still asked.
    expect((await mine.clients())[0]).toMatchObject({ status: 'invited', shared_protocols: 1 })
  })
})
