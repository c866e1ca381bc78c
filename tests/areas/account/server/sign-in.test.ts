import { hash } from '@node-rs/argon2'
import { decodeJwt, SignJWT } from 'jose'
import { expect, it, vi } from 'vitest'

import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { JWT_SECRET } from '#tests/server/support/secrets.ts'
import { accountShop, messages, MINUTE, PASSWORD } from './support/shop.ts'

const WRONG = { message: messages('en', 'loginWrong') }

describeOnEachEngine('a login', (engine) => {
  it('gives tokens for the right password, in any form of its letters, and for no other', async () => {
    const shop = await accountShop(engine)
    await shop.member('mara@mail.example')
    expect((await shop.login('mara@mail.example')).body).toEqual({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
    })
    for (const wrong of [PASSWORD.toLowerCase(), `${PASSWORD} `, 'x']) {
      const answer = await shop.login('mara@mail.example', wrong)
      expect([answer.status, answer.body]).toEqual([400, WRONG])
    }
    await shop.db
      .updateTable('account')
      .set({ password_hash: await hash('Pässe-2026!'.normalize('NFC')) })
      .execute()
    expect((await shop.login('mara@mail.example', 'Pässe-2026!'.normalize('NFD'))).status).toBe(200)
  })

  it('tells nobody which e-mails have an account: unknown and invited are answered like a wrong password, and take as long (security.login-tells-no-accounts)', async () => {
    const shop = await accountShop(engine)
    await shop.member('mara@mail.example')
    await shop.register('invited@mail.example')
    await shop.db
      .updateTable('account')
      .set({ password_hash: null })
      .where('email', '=', 'invited@mail.example')
      .execute()
    const timed = async (email: string): Promise<number> => {
      const start = performance.now()
      expect(await shop.accounts.login({ email, password: 'Wrong-Path-7' }, { device: '', language: 'en' })).toBe(
        'wrong',
      )
      return performance.now() - start
    }
    const emails = ['mara@mail.example', 'nobody@mail.example', 'invited@mail.example']
    const least = emails.map(() => Number.POSITIVE_INFINITY)
    // In turns: how busy the machine is changes meanwhile.
    for (let i = 0; i < 5; i += 1)
      for (const [at, email] of emails.entries()) least[at] = Math.min(least[at] ?? 0, await timed(email))
    const [known = 0, ...others] = least
    // Of the two parts, comparing and asking the database, comparing is by far the longer.
    for (const other of others) expect(other).toBeGreaterThan(known / 3)
    for (const email of emails.slice(1)) {
      const answer = await shop.login(email)
      expect([answer.status, answer.body]).toEqual([400, WRONG])
    }
  })

  it('of an inactive account says so to who knows the password, and sends the link again, three mails in half an hour', async () => {
    const shop = await accountShop(engine)
    await shop.register('mara@mail.example', { language: 'it' })
    expect((await shop.login('mara@mail.example', 'Wrong-Path-7')).body).toEqual(WRONG)
    expect(await shop.mails('mara@mail.example')).toHaveLength(1)
    for (let i = 0; i < 6; i += 1) {
      const answer = await shop.login('mara@mail.example')
      expect([answer.status, answer.body]).toEqual([400, { message: messages('en', 'loginInactive') }])
    }
    const mails = await shop.mails('mara@mail.example')
    expect(mails.map(({ language }) => language)).toEqual(['it', 'it', 'it'])
    expect((await shop.activate('mara@mail.example')).status).toBe(200)
  })

  it('makes the hash anew where it was made at other costs', async () => {
    const shop = await accountShop(engine)
    await shop.member('mara@mail.example')
    await shop.db
      .updateTable('account')
      .set({ password_hash: await hash(PASSWORD, { memoryCost: 4096, timeCost: 3, parallelism: 1 }) })
      .execute()
    const stored = async () =>
      (await shop.db.selectFrom('account').select('password_hash').executeTakeFirstOrThrow()).password_hash
    const before = await stored()
    await shop.login('mara@mail.example', 'Wrong-Path-7')
    expect(await stored()).toBe(before)
    expect((await shop.login('mara@mail.example')).status).toBe(200)
    expect(await stored()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await shop.login('mara@mail.example')).status).toBe(200)
  })

  it('with a password that another takes the place of meanwhile is wrong, and one that is only hashed anew is right', async () => {
    const shop = await accountShop(engine)
    await shop.member('mara@mail.example')
    const whileWaiting = async (password: string) => {
      const stored = await hash(password)
      return shop.db
        .transaction()
        .execute(async (transaction) => {
          await transaction.updateTable('account').set({ password_hash: stored }).execute()
          const login = shop.login('mara@mail.example')
          // It has compared with the old one, and waits for the account.
          await vi.waitFor(
            async () => {
              const { rows } = await shop.database.pool.query(
                "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
              )
              expect(rows).toHaveLength(1)
            },
            { timeout: 10_000, interval: 20 },
          )
          return { login }
        })
        .then(({ login }) => login)
    }
    expect((await whileWaiting(PASSWORD)).status).toBe(200)
    expect((await whileWaiting('Another-Path-8')).status).toBe(400)
  })

  it('names the device, and notes when it was used', async () => {
    const shop = await accountShop(engine)
    await shop.member('mara@mail.example')
    await shop.login('mara@mail.example', PASSWORD, {
      userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    })
    expect(await shop.db.selectFrom('session').select('device').orderBy('session_id').execute()).toEqual([
      { device: '' },
      { device: 'Firefox, Windows' },
    ])
  })

  it('leads an account of the other region to its shop, where there is one (sign-in.other-region-is-led-to-its-shop)', async () => {
    const shop = await accountShop(engine, { ukShopUrl: 'https://uk.shop.example' })
    await shop.member('mara@mail.example')
    expect((await shop.login('mara@mail.example')).body.refresh_token).not.toBe('redirect')
    await shop.db.updateTable('account').set({ region: 'uk' }).execute()
    const before = await shop.db.selectFrom('session').select('session_id').execute()
    const answer = await shop.login('mara@mail.example', PASSWORD, { language: 'fr' })
    expect(answer.body).toEqual({
      access_token: expect.stringMatching(/^https:\/\/uk\.shop\.example\/fr\/multipass\/[\w-]+$/),
      refresh_token: 'redirect',
    })
    expect(await shop.db.selectFrom('session').select('session_id').execute()).toEqual(before)
    expect((await shop.login('mara@mail.example', 'Wrong-Path-7')).status).toBe(400)

    // The other shop, which shares the secret.
    const there = await shop.post('/auth/login/multipass', { multipass: answer.body.access_token.split('/').at(-1) })
    expect(there.status).toBe(200)
  })
})

describeOnEachEngine('an access token', (engine) => {
  const signed = (claims: object, { secret = JWT_SECRET, alg = 'HS256', expires = '1 hour' } = {}) =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg })
      .setIssuedAt()
      .setExpirationTime(expires)
      .sign(Buffer.from(secret))

  it('is good for an hour and says nothing but who, which session, and an identity of its own (session.access-token-lasts-an-hour)', async () => {
    const shop = await accountShop(engine)
    const { body } = await shop.member('mara@mail.example')
    const { iat = 0, exp = 0, ...claims } = decodeJwt(body.access_token)
    expect([exp - iat, claims]).toEqual([
      3600,
      { jti: expect.stringMatching(/^[0-9a-f-]{36}$/), sub: expect.stringMatching(/^\d+$/), sid: expect.any(Number) },
    ])
  })

  it('that has expired, or was not signed by the shop, is nobody', async () => {
    const shop = await accountShop(engine)
    const { body } = await shop.member('mara@mail.example')
    const { sub, sid } = decodeJwt(body.access_token)
    const good = { sub, sid }
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body.access_token.split('.')[1]}.`
    const [head, payload, signature] = body.access_token.split('.')
    for (const token of [
      await signed(good, { expires: '-1 second' }),
      await signed(good, { secret: 'another secret of 32 characters!' }),
      await signed(good, { secret: JWT_SECRET.repeat(2), alg: 'HS512' }),
      await signed({ sub }),
      await signed({ sid }),
      await signed({ sub: 'all', sid }),
      await signed({ sub: '999', sid }),
      await signed({ sub, sid: 999 }),
      await new SignJWT(good).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(JWT_SECRET)),
      unsigned,
      `${head}.${payload}`,
      `${head}.${payload}.${'A'.repeat(signature.length)}`,
      'x',
      body.refresh_token,
    ]) {
      expect(await shop.accounts.identify(token), token).toBeUndefined()
      const answer = await shop.post('/account/logout', undefined, { token })
      expect([answer.status, answer.headers.get('WWW-Authenticate'), answer.body]).toEqual([
        401,
        'Bearer',
        { message: messages('en', 'notSignedIn') },
      ])
    }
    expect(await shop.accounts.identify(await signed(good))).toBeDefined()
  })

  it('is nobody from the moment its device is signed out or its account deleted, and of a new type once that changes', async () => {
    const shop = await accountShop(engine)
    const { body } = await shop.member('mara@mail.example')
    const again = (await shop.login('mara@mail.example')).body
    await shop.db.updateTable('account').set({ user_type_id: 2 }).execute()
    expect(await shop.accounts.identify(body.access_token)).toMatchObject({ userTypeId: 2 })

    const out = await shop.post('/account/logout', undefined, { token: body.access_token, language: 'de' })
    expect([out.status, out.body]).toEqual([200, { message: messages('de', 'signedOut') }])
    expect((await shop.post('/account/logout', undefined, { token: body.access_token })).status).toBe(401)
    expect((await shop.refresh(body.refresh_token)).status).toBe(422)
    expect(await shop.accounts.identify(again.access_token)).toBeDefined()
    await shop.db.deleteFrom('account').execute()
    expect(await shop.accounts.identify(again.access_token)).toBeUndefined()
    expect((await shop.refresh(again.refresh_token)).status).toBe(422)
  })

  it('notes that its owner was seen, at most once a minute', async () => {
    const shop = await accountShop(engine)
    const { body } = await shop.member('mara@mail.example')
    const seen = async () => ({
      ...(await shop.db.selectFrom('account').select('last_seen_at').executeTakeFirstOrThrow()),
      ...(await shop.db.selectFrom('session').select('last_used_at').executeTakeFirstOrThrow()),
    })
    const first = await seen()
    expect(first.last_seen_at).toBeInstanceOf(Date)
    await shop.accounts.identify(body.access_token)
    expect(await seen()).toEqual(first)
    await shop.pass(MINUTE + 1)
    const before = await seen()
    await shop.accounts.identify(body.access_token)
    const after = await seen()
    expect(Number(after.last_seen_at)).toBeGreaterThan(Number(before.last_seen_at))
    expect(Number(after.last_used_at)).toBeGreaterThan(Number(before.last_used_at))
  })
})
