import { expect, it } from 'vitest'

import { choiceTokens } from '#server/mail/choice-token.ts'
import { postMail } from '#server/mail/outbox.ts'
import { claimNext, databaseTime } from '#server/mail/queue.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { JWT_SECRET } from '#tests/server/support/secrets.ts'
import { accountShop, messages } from './support/shop.ts'

const EMAIL = 'mara@mail.example'
const tokens = choiceTokens(JWT_SECRET)
const wantedIn = ({ topics }: { topics: { topic: string; wanted: boolean }[] }) =>
  topics.filter(({ wanted }) => wanted).map(({ topic }) => topic)

describeOnEachEngine('the mails that an account refuses', (engine) => {
  async function open() {
    const shop = await accountShop(engine)
    const { access_token: token } = (await shop.member(EMAIL)).body
    const { user_id: userId } = await shop.database.db
      .selectFrom('account')
      .select('user_id')
      .where('email', '=', EMAIL)
      .executeTakeFirstOrThrow()
    await shop.database.db.deleteFrom('outbox').execute()
    const post = (more: object) =>
      shop.database.db.transaction().execute((transaction) =>
        postMail(transaction, {
          kind: 'share',
          to: 'MARA@mail.example',
          language: 'de',
          subject: 'A',
          body: 'B',
          ...more,
        }),
      )
    const count = async () => (await shop.database.db.selectFrom('outbox').select('id').execute()).length
    return { shop, token, userId, post, count }
  }

  it('are chosen by the link of a mail, without signing in, and wanted again (mail.topics-can-be-refused)', async () => {
    const { shop, userId, post, count } = await open()
    const signed = tokens.of({ userId, topic: 'protocols' })
    const read = await shop.post('/mail/choices', { token: signed })
    expect([read.status, read.body]).toEqual([
      200,
      {
        topics: [
          { topic: 'protocols', wanted: true },
          { topic: 'supply', wanted: true },
          { topic: 'invitations', wanted: true },
        ],
        asked: 'protocols',
      },
    ])
    const set = (wanted: boolean) => shop.ask('PUT', '/mail/choices', { token: signed, topic: 'protocols', wanted })
    expect(wantedIn((await set(false)).body)).toEqual(['supply', 'invitations'])
    expect(wantedIn((await set(false)).body)).toEqual(['supply', 'invitations'])
    await post({ topic: 'protocols' })
    expect(await count()).toBe(0)
    await post({ topic: 'invitations' })
    await post({})
    expect(await count()).toBe(2)
    expect(wantedIn((await set(true)).body)).toEqual(['protocols', 'supply', 'invitations'])
    await post({ topic: 'protocols' })
    expect(await count()).toBe(3)
  })

  it('are the own ones of whoever is signed in', async () => {
    const { shop, token } = await open()
    const other = (await shop.member('jo@mail.example')).body.access_token
    await shop.ask('PUT', '/mail/choices', { token: null, topic: 'invitations', wanted: false }, { token })
    const of = async (signedIn: string) =>
      wantedIn((await shop.post('/mail/choices', { token: null }, { token: signedIn })).body)
    expect([await of(token), await of(other)]).toEqual([
      ['protocols', 'supply'],
      ['protocols', 'supply', 'invitations'],
    ])
  })

  it('are told to nobody without a good link or a sign-in', async () => {
    const { shop, userId } = await open()
    const bad = tokens.of({ userId, topic: 'protocols' }).replace('protocols', 'clients')
    const unusable = await shop.post('/mail/choices', { token: bad })
    expect([unusable.status, unusable.body.message]).toEqual([400, messages('en', 'linkUnusable')])
    expect((await shop.post('/mail/choices', { token: null })).status).toBe(401)
    expect(await shop.accounts.refuseMail(bad)).toBe(false)
  })

  it('are not sent either where they were written before (mail.one-click-needs-no-sign-in)', async () => {
    const { shop, userId, post } = await open()
    await post({ topic: 'protocols' })
    expect(await shop.accounts.refuseMail(tokens.of({ userId, topic: 'protocols' }))).toBe(true)
    expect(await claimNext(shop.database.db, databaseTime)).toMatchObject({ topic: 'protocols', userId, refused: true })
  })
})
