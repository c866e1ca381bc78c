import { sql } from 'kysely'
import { onTestFinished } from 'vitest'

import type { LanguageCode } from '#contract/languages.ts'
import { administration } from '#areas/admin/server/index.ts'
import { type AccountDeps, openAccounts } from '#areas/account/server/index.ts'
import { isConnectionLost } from '#server/database/connection.ts'
import { type Database, openDatabase } from '#server/database/index.ts'
import { openLimits } from '#server/api/limits.ts'
import { newestMails, type OutboxMail } from '#server/mail/outbox.ts'
import { choiceTokens } from '#server/mail/choice-token.ts'
import { openMail } from '#server/mail/index.ts'

import { fakeServices, memoryLog, testApp } from '#tests/server/http/support/app.ts'
import { type Engine, testDatabase } from '#tests/server/support/database.ts'
import { quietLog } from '#tests/server/support/log.ts'
import { messages } from '#tests/server/support/messages.ts'
import { BANK_SECRET, JWT_SECRET, MULTIPASS_SECRET } from '#tests/server/support/secrets.ts'
import { operator } from '#tests/support/operator.ts'
import { LEAVING, PERSONAL } from '#server/areas.ts'

export { messages } from '#tests/server/support/messages.ts'
export const PASSWORD = 'Meadow-Path-7'

/** The registration fields of a client; the test chooses the email. */
export const clientFields = (email: string) =>
  ({
    email,
    password: PASSWORD,
    first_name: 'Mara',
    last_name: 'Vos',
    country: 'NL',
    terms: true,
    newsletter: false,
  }) as const

export const MINUTE = 60_000
export const DAY = 24 * 60 * MINUTE

export interface AskOptions {
  readonly token?: string
  readonly language?: LanguageCode
  readonly from?: string
  readonly userAgent?: string
}

export interface Answered {
  readonly status: number
  readonly headers: Headers
  // oxlint-disable-next-line typescript/no-explicit-any -- answers are compared as they are
  readonly body: any
}

export type AccountShop = Awaited<ReturnType<typeof accountShop>>

/** The statuses of calls made at the same time, smallest first. */
export const statusesOf = (answers: readonly Answered[]): number[] =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)

/** The account calls over a database of the test's own, without the rest of the shop. */
export async function accountShop(engine?: Engine, more: Partial<AccountDeps> = {}) {
  const test = await testDatabase(engine)
  onTestFinished(test.drop)
  const { lines, log } = memoryLog()
  const over = (database: Database) => {
    const accounts = openAccounts(database, {
      personal: PERSONAL,
      log,
      messages,
      shopName: 'Verbena',
      region: 'eu',
      publicUrl: 'https://shop.example',
      ukShopUrl: undefined,
      jwtSecret: JWT_SECRET,
      multipassSecret: MULTIPASS_SECRET,
      bankSecret: BANK_SECRET,
      leaving: LEAVING,
      commissionRate: 20,
      ...more,
    })
    const services = fakeServices({
      accounts,
      administration: administration(database, { messages, shopName: 'Verbena', publicUrl: 'https://shop.example' }),
      mail: openMail(database, {
        shopName: 'Verbena',
        messages,
        operator,
        publicUrl: 'https://shop.example',
        tokens: choiceTokens(JWT_SECRET),
      }),
      limits: openLimits(database.pool),
    })
    const { app } = testApp({ services: () => services, isDatabaseLost: isConnectionLost, log })
    const ask = async (
      method: string,
      path: string,
      body?: unknown,
      { token, language = 'en', from = '192.0.2.7', userAgent }: AskOptions = {},
    ): Promise<Answered> => {
      const response = await app.request(
        `/api/v2${path}?language_code=${language}`,
        {
          method,
          headers: {
            'Content-Type': 'application/json',
            ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
            ...(userAgent === undefined ? {} : { 'User-Agent': userAgent }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        },
        { incoming: { socket: { remoteAddress: from } } },
      )
      return { status: response.status, headers: response.headers, body: await response.json() }
    }
    return {
      accounts,
      app,
      ask,
      post: (path: string, body?: unknown, options?: AskOptions) => ask('POST', path, body, options),
    }
  }
  const { db } = test.database
  const shop = over(test.database)

  const mails = async (email?: string): Promise<OutboxMail[]> =>
    (await newestMails(db, 100)).filter(({ to }) => email === undefined || to === email)
  /** The token of the newest mail to this address. */
  const tokenFor = async (email: string): Promise<string> =>
    /\/(activate|reset-password)\/([\w-]+)/.exec((await mails(email))[0]?.body ?? '')?.[2] ?? ''
  const register = (email: string, options?: AskOptions) =>
    shop.post('/auth/register', { user_type_id: 4, fields: clientFields(email) }, options)
  const activate = async (email: string, options?: AskOptions) =>
    shop.post('/auth/activate', { token: await tokenFor(email) }, options)
  return {
    ...shop,
    db,
    database: test.database,
    lines,
    mails,
    tokenFor,
    register,
    activate,
    /** Lets time pass: moves everything that the database remembers back by that much. */
    pass: async (milliseconds: number) => {
      const ago = sql<Date>`${milliseconds} * interval '1 millisecond'`
      await db
        .updateTable('refresh_token')
        .set({ replaced_at: sql<Date>`replaced_at - ${ago}`, expires_at: sql<Date>`expires_at - ${ago}` })
        .execute()
      await db
        .updateTable('one_time_token')
        .set({ expires_at: sql<Date>`expires_at - ${ago}` })
        .execute()
      await db
        .updateTable('used_multipass')
        .set({ expires_at: sql<Date>`expires_at - ${ago}` })
        .execute()
      await db
        .updateTable('session')
        .set({ created_at: sql<Date>`created_at - ${ago}`, last_used_at: sql<Date>`last_used_at - ${ago}` })
        .execute()
      await db
        .updateTable('account')
        .set({ last_seen_at: sql<Date>`last_seen_at - ${ago}` })
        .execute()
      await db
        .updateTable('call_limit')
        .set((eb) => ({ expire: eb('expire', '-', String(milliseconds)) }))
        .execute()
    },
    login: (email: string, password = PASSWORD, options?: AskOptions) =>
      shop.post('/auth/login', { email, password }, options),
    refresh: (token: string, options?: AskOptions) =>
      shop.post('/auth/token-refresh', undefined, { ...options, token }),
    /** A user who has registered and opened the mail. */
    member: async (email: string, options?: AskOptions) => {
      await register(email, options)
      return activate(email, options)
    },
    /** The same shop in another process. */
    other: async () => {
      const database = await openDatabase({ dataDir: '', url: test.url, log: quietLog })
      onTestFinished(() => database.stop())
      return over(database)
    },
  }
}
