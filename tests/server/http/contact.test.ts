import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { EMAIL_MAX_LENGTH, NAME_MAX, NOTE_MAX } from '#contract/constants.ts'
import { errorBody } from '#contract/error.ts'
import { LANGUAGE_CODES, type LanguageCode } from '#contract/languages.ts'
import { isConnectionLost } from '#server/database/connection.ts'
import { type Database, openDatabase } from '#server/database/index.ts'
import { openLimits } from '#server/api/limits.ts'
import { loadMessages, type MessageKey } from '#server/texts/messages.ts'
import { openContact } from '#areas/general/server/contact.ts'
import { newestMails } from '#server/mail/outbox.ts'

import { describeOnEachEngine, type TestDatabase, testDatabase } from '../support/database.ts'
import { quietLog } from '../support/log.ts'
import { fakeServices, noLimits, testApp } from './support/app.ts'

const messages = loadMessages('public/locales')
const GOOD = { name: 'Anna Öberg', email: 'anna@mail.example', message: 'Do you send to Norway?\n\nAnna' }

type App = ReturnType<typeof testApp>['app']

async function send(
  app: App,
  body: unknown,
  { language = 'en', from = '192.0.2.7' }: { language?: LanguageCode; from?: string | undefined } = {},
): Promise<Response> {
  return app.request(
    `/api/v2/contact?language_code=${language}`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    },
    { incoming: { socket: { remoteAddress: from } } },
  )
}

describe('a message that is refused', () => {
  const WRONG: readonly (readonly [unknown, Readonly<Record<string, MessageKey>>])[] = [
    [{}, { name: 'fieldRequired', email: 'fieldRequired', message: 'fieldRequired' }],
    [{ ...GOOD, name: '' }, { name: 'fieldRequired' }],
    [{ ...GOOD, message: '' }, { message: 'fieldRequired' }],
    [{ ...GOOD, email: '' }, { email: 'fieldRequired' }],
    [{ ...GOOD, name: ' \n\t ' }, { name: 'fieldRequired' }],
    [{ ...GOOD, name: 'a'.repeat(NAME_MAX + 1) }, { name: 'fieldTooLong' }],
    [{ ...GOOD, message: 'a'.repeat(NOTE_MAX + 1) }, { message: 'fieldTooLong' }],
    [{ ...GOOD, email: `a@${'b.'.repeat(EMAIL_MAX_LENGTH / 2)}example` }, { email: 'fieldTooLong' }],
    [
      { ...GOOD, name: 7, message: ['a'] },
      { name: 'fieldInvalid', message: 'fieldInvalid' },
    ],
    [{ ...GOOD, email: null }, { email: 'fieldInvalid' }],
    ...[
      'anna',
      'anna@',
      '@mail.example',
      'anna@mail',
      'a b@mail.example',
      'anna@mail.example\nBcc: all@mail.example',
      'a@b.example,c@d.example',
      'Anna <anna@mail.example>, Bob <bob@mail.example>',
      'anna@mail..example',
    ].map((email) => [{ ...GOOD, email }, { email: 'fieldEmail' }] as const),
  ]

  it.each(LANGUAGE_CODES)('names each wrong field in %s, and neither counts nor is written', async (language) => {
    const done: string[] = []
    const services = fakeServices({
      limits: {
        ...noLimits(),
        take: () => {
          done.push('counted')
          return Promise.resolve()
        },
      },
      contact: {
        send: () => {
          done.push('written')
          return Promise.resolve()
        },
      },
    })
    const { app } = testApp({ services: () => services })
    for (const [body, fields] of WRONG) {
      const response = await send(app, body, { language })
      expect(response.status, JSON.stringify(body)).toBe(400)
      const errors = Object.fromEntries(Object.entries(fields).map(([field, key]) => [field, messages(language, key)]))
      expect(v.parse(v.strictObject(errorBody.entries), await response.json())).toEqual({
        message: messages(language, 'badInput'),
        errors,
      })
    }
    for (const body of ['[]', '"text"', 'null', '{"name"', ''])
      expect((await send(app, body, { language })).status, body).toBe(400)
    expect(done).toEqual([])
  })

  it('is none of JSON in UTF-8', async () => {
    const { app } = testApp()
    const asForm = await app.request('/api/v2/contact', { method: 'POST', body: new URLSearchParams(GOOD) })
    expect(asForm.status).toBe(415)
    expect((await send(app, { ...GOOD, message: 'a'.repeat(300_000) })).status).toBe(413)
    expect((await send(app, { ...GOOD, message: 'a\0b' })).status).toBe(400)
  })
})

describeOnEachEngine('a message', (engine) => {
  let test: TestDatabase
  let database: Database
  beforeEach(async () => {
    test = await testDatabase(engine)
    database = test.database
  })
  afterEach(() => test.drop())

  const appOver = (given: Database): App => {
    const services = fakeServices({
      contact: openContact(given, { shopName: 'Verbena', messages }),
      limits: openLimits(given.pool),
    })
    return testApp({ services: () => services, isDatabaseLost: isConnectionLost }).app
  }
  const written = async () => newestMails(database.db, 100)

  it('is thanked for in the language of each visitor', async () => {
    const app = appOver(database)
    for (const [i, language] of LANGUAGE_CODES.entries()) {
      const response = await send(app, GOOD, { language, from: `192.0.2.${i}` })
      expect([response.status, await response.json()]).toEqual([200, { message: messages(language, 'contactThanks') }])
      expect(response.headers.get('Cache-Control')).toBe('no-store')
    }
    expect(await written()).toHaveLength(LANGUAGE_CODES.length)
  })

  it('waits in the outbox for the shop (account.contact-form)', async () => {
    await send(appOver(database), GOOD)
    expect(await written()).toMatchObject([
      {
        to: null,
        replyTo: GOOD.email,
        subject: 'Message to Verbena from Anna Öberg',
        body: expect.stringContaining(GOOD.message) as string,
        state: 'waiting',
      },
    ])
  })

  it.each(['Anna <anna@mail.example>', 'Eve\r\nBcc: all@mail.example <anna@mail.example>', 'anna@mail.example;'])(
    'is answered to the bare address of %j, and to nobody else (forms.email-as-pasted)',
    async (email) => {
      await send(appOver(database), { ...GOOD, email })
      expect(await written()).toMatchObject([{ to: null, replyTo: 'anna@mail.example' }])
    },
  )

  it('has one line of subject whatever the name', async () => {
    await send(appOver(database), { ...GOOD, name: 'Eve\r\nBcc: all@mail.example' })
    expect((await written())[0]?.subject).toBe('Message to Verbena from Eve Bcc: all@mail.example')
  })

  it('is one of five an hour from one address, over all processes; others are not held up', async () => {
    const other = await openDatabase({ dataDir: '', url: test.url, log: quietLog })
    try {
      const apps = [appOver(database), appOver(other)] as const
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, i) => send(i % 2 === 0 ? apps[0] : apps[1], GOOD)),
      )
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        200, 200, 200, 200, 200, 429, 429, 429,
      ])
      const refused = await send(apps[1], GOOD, { language: 'de' })
      expect([refused.status, await refused.json()]).toEqual([429, { message: messages('de', 'tooMany') }])
      const wait = Number(refused.headers.get('Retry-After'))
      expect(wait).toBeGreaterThan(3500)
      expect(wait).toBeLessThanOrEqual(3600)
      expect(await written()).toHaveLength(5)
      expect((await send(apps[0], GOOD, { from: '192.0.2.8' })).status).toBe(200)
    } finally {
      await other.stop()
    }
  })

  it('may be sent again once the hour has passed', async () => {
    const app = appOver(database)
    for (let i = 0; i < 5; i += 1) await send(app, GOOD)
    expect((await send(app, GOOD)).status).toBe(429)
    await database.db
      .updateTable('call_limit')
      .set((eb) => ({ expire: eb('expire', '-', String(60 * 60_000)) }))
      .execute()
    expect((await send(app, GOOD)).status).toBe(200)
  })

  it('is refused with 503 where the database is away, and none is let through uncounted', async () => {
    const app = appOver(database)
    const away = await openDatabase({ dataDir: '', url: test.url, log: quietLog })
    const lost = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
    away.pool.query = () => {
      throw lost
    }
    const response = await send(appOver(away), GOOD)
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '2'])
    expect(await written()).toEqual([])
    await away.stop()
    expect((await send(app, GOOD)).status).toBe(200)
  })

  it('stands in no line of the log', async () => {
    const services = fakeServices({
      contact: openContact(database, { shopName: 'Verbena', messages }),
      limits: openLimits(database.pool),
    })
    const { app, lines } = testApp({ services: () => services })
    await send(app, GOOD)
    await send(app, { ...GOOD, email: 'wrong' })
    expect(lines.length).toBeGreaterThan(1)
    expect(JSON.stringify(lines)).not.toMatch(/Anna|anna|Norway|\[e-mail\]|192\.0\.2/)
  })
})
