import { createSecretKey, randomUUID } from 'node:crypto'

import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { type CallDefinition, fillPath, USER_TYPES, type UserType } from '#contract/call.ts'
import { type CallId, calls } from '#server/http/calls.ts'
import { PAYMENT_METHODS } from '#contract/constants.ts'
import { examples } from '#server/http/docs/examples.ts'
import { accessTokens } from '#areas/account/server/access-token.ts'
import { heldByClient } from '#areas/orders/server/held-by-client.ts'
import { importCatalogue } from '#areas/import/server/index.ts'
import { type Catalogue, openCatalogue } from '#areas/catalogue/server/index.ts'
import { isConnectionLost } from '#server/database/connection.ts'
import { DELIVERY_DEFAULTS } from '#server/delivery-methods.ts'
import { demoProvider } from '#areas/orders/server/payments/demo.ts'

import { lines, product } from '#tests/areas/catalogue/server/support/lines.ts'
import { describeOnEachEngine, testDatabase, type TestDatabase } from '../support/database.ts'
import { quietLog } from '../support/log.ts'
import { messages } from '../support/messages.ts'
import { BANK_SECRET, JWT_SECRET, MULTIPASS_SECRET } from '../support/secrets.ts'
import { fakeServices, memoryLog, noLimits, testApp } from './support/app.ts'
import { fakeImports } from '#tests/areas/import/server/support/fakes.ts'
import { peopleOf, type Person } from './support/people.ts'
import { storedOf } from './support/stored.ts'
import type { Reach, Sent } from './support/access.ts'
import { ACCESS } from './support/access-of-areas.ts'
import { LEAVING, PERSONAL } from '#server/areas.ts'
import { openAreas } from '#server/open-areas.ts'
import { operator } from '#tests/support/operator.ts'
import { PAPER_SETTINGS } from '#tests/server/support/paper-settings.ts'

const REACH = Object.assign({}, ...ACCESS.map(({ reach }) => reach)) as Record<CallId, Reach>

const TYPES = Object.values(USER_TYPES)
const built = (Object.keys(calls) as CallId[]).map((id): readonly [CallId, CallDefinition] => [id, calls[id]])
const allowed = ({ access }: CallDefinition): readonly UserType[] => ('types' in access && access.types) || TYPES
/** A PNG of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
function pictureForm(): FormData {
  const form = new FormData()
  form.set('image', new File([Buffer.from(PIXEL, 'base64')], 'pixel.png', { type: 'image/png' }))
  return form
}
const SAMPLE_PARAMS = {
  year: '2026',
  shopName: 'linden-practice',
  id: 7,
  item_id: 7,
  client_id: 7,
  slug: 'magnesium-bisglycinate',
  reset_token: 'unknown',
}
/** Parameters that a call does not name are ignored. */
const SAMPLE_QUERY = { query: 'calm', name: 'linden-practice' }

it('the matrix has every call that is built', () => {
  expect(Object.keys(REACH).toSorted()).toEqual(built.map(([id]) => id).toSorted())
})

describeOnEachEngine('who may call what', (engine) => {
  let test: TestDatabase
  let app: ReturnType<typeof testApp>['app']
  let catalogue: Catalogue
  let kept: { readonly product_id: number; readonly product_variant_id: number }
  let person: ReturnType<typeof peopleOf>
  let stored: Awaited<ReturnType<typeof storedOf>>
  const tokens = accessTokens(JWT_SECRET)

  beforeAll(async () => {
    test = await testDatabase(engine)
    await importCatalogue(test.database, lines(product('a')))
    kept = await test.database.db
      .selectFrom('variant')
      .select(['product_id', 'id as product_variant_id'])
      .executeTakeFirstOrThrow()
    stored = await storedOf(test.database)
    person = peopleOf(test.database, kept, (named) => tokens.sign(named))
    catalogue = await openCatalogue(test.database, { region: 'eu', log: quietLog })
    const deps = {
      database: test.database,
      catalogue,
      messages,
      log: memoryLog().log,
      limits: noLimits(),
      pictures: {
        read: () => Promise.resolve(undefined),
        keep: () => Promise.resolve(),
        remove: () => Promise.resolve(),
      },
      personal: PERSONAL,
      operator,
      shopName: 'Verbena',
      region: 'eu',
      publicUrl: 'https://shop.example',
      ukShopUrl: undefined,
      uploadsDir: '/nowhere',
      defaultCountry: undefined,
      jwtSecret: JWT_SECRET,
      multipassSecret: MULTIPASS_SECRET,
      bankSecret: BANK_SECRET,
      leaving: LEAVING,
      commissionRate: 20,
      tax: { everywhere: 20, own: [] },
      shopCountry: 'DE',
      vatCheckUrl: undefined,
      timeZone: 'Europe/Berlin',
      payoutDay: 15,
      paymentMethods: PAYMENT_METHODS,
      provider: demoProvider,
      stripe: undefined,
      deliveryMethods: DELIVERY_DEFAULTS.eu,
      papers: PAPER_SETTINGS,
      deliveryCalendar: { timeZone: 'Europe/Berlin', cutoff: 12, workdays: [1, 2, 3, 4, 5], holidays: [] },
    } as const
    const areas = await openAreas({ ...deps, readHeld: heldByClient(deps) })
    // Only calls may change what is stored.
    await Promise.all(areas.background.map((work) => work.stop(AbortSignal.abort())))
    const services = fakeServices({ ...areas.services, imports: fakeImports() })
    app = testApp({ services: () => services, isDatabaseLost: isConnectionLost }).app
  })
  afterAll(async () => {
    await catalogue.close()
    await test.drop()
  })

  async function signOut({ sessionId }: Person): Promise<void> {
    await test.database.db.deleteFrom('session').where('session_id', '=', sessionId).execute()
  }

  /** The person's token for the call, expired an hour ago. */
  async function expired(call: CallDefinition, { userId, sessionId, refresh }: Person): Promise<string> {
    if (call.access.token === 'refresh') {
      await test.database.db
        .updateTable('refresh_token')
        .set({ expires_at: new Date(Date.now() - 3_600_000) })
        .where('session_id', '=', sessionId)
        .execute()
      return refresh
    }
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(`${userId}`)
      .setIssuedAt('-2 hours')
      .setExpirationTime('-1 hour')
      .sign(createSecretKey(Buffer.from(JWT_SECRET)))
  }

  /** Makes a call with the sample of the contract, or with `sent` instead. */
  async function send(
    id: CallId,
    token: string | undefined,
    sent: Sent = {},
  ): Promise<{ readonly status: number; readonly text: string; readonly headers: Headers }> {
    const call: CallDefinition = calls[id]
    const sample = call.body && id in examples ? examples[id as keyof typeof examples] : undefined
    const body = sent.body ?? (sample && 'product_variant_id' in sample ? { ...sample, ...kept } : sample)
    const query = new URLSearchParams({
      ...(id === 'suggestNotes' ? { product_id: `${kept.product_id}` } : SAMPLE_QUERY),
      ...Object.fromEntries(Object.entries(sent.query ?? {}).map(([name, value]) => [name, `${value}`])),
    })
    const form = call.bodyType === 'form' ? pictureForm() : undefined
    const response = await app.request(`/api${fillPath(call.path, sent.params ?? SAMPLE_PARAMS)}?${query}`, {
      method: call.method,
      headers: {
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(call.idempotent === 'required' && { 'Idempotency-Key': randomUUID() }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(form && { body: form }),
    })
    expect(response.status, id).toBeLessThan(500)
    return { status: response.status, text: await response.text(), headers: response.headers }
  }

  const tokenOf = (call: CallDefinition, { access, refresh }: Person) =>
    call.access.token === 'refresh' ? refresh : access

  const openCalls = built.filter(
    ([
      ,
      {
        access: { token },
      },
    ]) => token === 'none' || token === 'optional',
  )
  const closedCalls = built.filter(
    ([
      ,
      {
        access: { token },
      },
    ]) => token === 'access' || token === 'refresh',
  )

  it.each(openCalls)(
    '%s lets everybody in, whatever token is sent (role.visitors-browse-and-register)',
    async (id, call) => {
      const someone = await person(USER_TYPES.Client)
      const gone = await person(USER_TYPES.Client)
      await signOut(gone)
      const people = await Promise.all(TYPES.map(person))
      for (const token of [
        undefined,
        ...people.map(({ access }) => access),
        await expired(call, someone),
        gone.access,
        'forged',
        someone.refresh,
      ]) {
        expect([401, 403], token).not.toContain((await send(id, token)).status)
      }
    },
  )

  it.each(closedCalls)(
    '%s lets in nobody without a token that is good now (role.token-for-account-and-cart)',
    async (id, call) => {
      const refused = call.access.token === 'refresh' ? [401, 422] : [401]
      const [type = USER_TYPES.Client] = allowed(call)
      const visitor = await send(id, undefined)
      expect([visitor.status, visitor.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer'])
      const [late, gone, deleted, fine] = [
        await person(type),
        await person(type),
        await person(type),
        await person(type),
      ]
      await signOut(gone)
      await test.database.db.deleteFrom('account').where('user_id', '=', deleted.userId).execute()
      const other = call.access.token === 'refresh' ? fine.access : fine.refresh
      const wrong = [
        await expired(call, late),
        tokenOf(call, gone),
        tokenOf(call, deleted),
        other,
        'forged',
        `${tokenOf(call, fine)}x`,
      ]
      for (const [place, token] of wrong.entries())
        expect(refused, `token ${place}`).toContain((await send(id, token)).status)
    },
  )

  it.each(closedCalls)('%s lets in its types and no other (role.practitioner-features)', async (id, call) => {
    for (const type of TYPES) {
      const { status } = await send(id, tokenOf(call, await person(type)))
      if (allowed(call).includes(type)) expect([401, 403, 422], `type ${type}`).not.toContain(status)
      else expect(status, `type ${type}`).toBe(403)
    }
  })

  it.each(closedCalls.filter(([, call]) => call.access.token === 'access' && allowed(call).length < TYPES.length))(
    '%s follows a type that changes, by the token that was given out before',
    async (id, call) => {
      const [type = USER_TYPES.Client] = allowed(call)
      const foreign = TYPES.find((each) => !allowed(call).includes(each)) ?? type
      const someone = await person(foreign)
      expect((await send(id, someone.access)).status).toBe(403)
      await test.database.db
        .updateTable('account')
        .set({ user_type_id: type })
        .where('user_id', '=', someone.userId)
        .execute()
      expect((await send(id, someone.access)).status).not.toBe(403)
    },
  )

  describe("another person's (role.others-data-looks-like-none)", () => {
    it.each(closedCalls.filter(([id]) => REACH[id] === 'own'))(
      'data are neither told nor changed by %s',
      async (id, call) => {
        for (const type of allowed(call)) {
          const [me, other] = [await person(type), await person(type)]
          const before = await stored(other.userId)
          const { text } = await send(id, tokenOf(call, me))
          expect(text).not.toContain(other.email)
          expect(await stored(other.userId)).toBe(before)
        }
      },
    )

    it.each(closedCalls.filter(([id]) => typeof REACH[id] === 'object'))(
      'object is refused by %s, and stays as it is',
      async (id, call) => {
        const reach = REACH[id]
        if (typeof reach === 'string') throw new Error('names nothing')
        for (const type of allowed(call)) {
          for (const others of TYPES) {
            const [me, other] = [await person(type), await person(others)]
            const before = await stored(other.userId)
            const { status, text } = await send(id, tokenOf(call, me), reach.naming(other))
            expect([others, status]).toEqual([others, reach.status])
            expect(text).not.toContain(other.email)
            expect(await stored(other.userId)).toBe(before)
          }
        }
      },
    )
  })
})
