import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { newestMails, postMail } from '#server/mail/outbox.ts'
import { tries } from '#tests/support/tries.ts'

import { describeOnBothEngines, type TestDatabase, testDatabase } from '../support/database.ts'
import { mail, post, rows } from './support/outbox.ts'

describeOnBothEngines('the outbox', (engine) => {
  let test: TestDatabase
  beforeEach(async () => {
    test = await testDatabase(engine)
  })
  afterEach(() => test.drop())

  it('holds a mail once the transaction of its cause commits (mail.written-with-its-cause)', async () => {
    await test.database.db.transaction().execute(async (transaction) => {
      await postMail(transaction, mail)
      expect(await rows(test.database)).toEqual([])
    })
    expect(await rows(test.database)).toEqual([
      {
        id: expect.any(Number),
        recipient: 'anna@mail.example',
        attempts: 0,
        due_at: expect.any(Date),
        sent_at: null,
        given_up_at: null,
      },
    ])
  })

  it('holds no mail of a cause that fails (mail.written-with-its-cause)', async () => {
    const cause = test.database.db.transaction().execute(async (transaction) => {
      await postMail(transaction, mail)
      throw new Error('the order could not be placed')
    })
    await expect(cause).rejects.toThrow('could not be placed')
    await post(test.database)
    expect(await rows(test.database)).toHaveLength(1)
  })

  it('shows the newest mails first, as many as are asked for, with language and state', async () => {
    for (const subject of ['one', 'two', 'three'])
      await post(test.database, { subject, language: 'zh-TW', to: null, replyTo: 'b@mail.example' })
    const newest = await newestMails(test.database.db, 2)
    expect(newest.map(({ subject }) => subject)).toEqual(['three', 'two'])
    expect(newest[0]).toEqual({
      id: expect.any(Number),
      to: null,
      replyTo: 'b@mail.example',
      language: 'zh-TW',
      subject: 'three',
      body: mail.body,
      blocks: null,
      topic: null,
      shareId: null,
      userId: null,
      writtenAt: expect.any(Date),
      state: 'waiting',
      attempts: 0,
    })
  })

  it.each(['\r\nBcc: all@mail.example', '\nX: y', '\rX: y', '\u0085X', '\u2028X', '\u2029X', '\u000b', '\u0001'])(
    'makes one line of a subject with %j in it',
    async (breaking) => {
      await post(test.database, { subject: `Hello${breaking} there` })
      expect((await newestMails(test.database.db, 1))[0]?.subject).toMatch(/^Hello [ -~]+$/)
    },
  )

  it('holds any text without control characters but line breaks and tabs', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.string({ unit: fc.constantFrom('a', '\r', '\n', '\t', '\u001b', '\u0007', '\u2028', '緑'), maxLength: 20 }),
        async (one, two) => {
          await post(test.database, { subject: one + two, body: two + one })
          const [held] = await newestMails(test.database.db, 1)
          expect(held?.subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
          expect(held?.body).not.toMatch(/(?![\n\t])\p{Cc}/u)
        },
      ),
      tries(60),
    )
  })

  it.each([
    'a@b.example, c@d.example',
    'a@b.example;c@d.example',
    'A <a@b.example>',
    '"a b"@c.example',
    'a@b.example\nBcc: c@d.example',
    'a@b@c.example',
    'nobody',
    '',
    'group:a@b.example',
  ])('refuses %j as an address', async (address) => {
    await expect(post(test.database, { to: address })).rejects.toThrow(/check constraint/)
    await expect(post(test.database, { replyTo: address })).rejects.toThrow(/check constraint/)
    expect(await rows(test.database)).toEqual([])
  })
})
