import { expect, it } from 'vitest'

import { makeMultipass } from '#areas/account/server/multipass.ts'
import { emailKey, LOGIN_BY_EMAIL } from '#areas/account/server/limits.ts'
import { openLimits } from '#server/api/limits.ts'

import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { MULTIPASS_SECRET } from '#tests/server/support/secrets.ts'
import { accountShop, clientFields, messages, MINUTE, PASSWORD } from './support/shop.ts'

const TOO_MANY = { message: messages('en', 'tooMany') }
const WRONG = 'Wrong-Path-7'
const HOUR = 60 * MINUTE

describeOnEachEngine('what is done too often', (engine) => {
  it('is a wrong password, ten times for an e-mail from one network, whether it has an account or not (security.guessing-is-limited)', async () => {
    const shop = await accountShop(engine)
    await shop.member('mara@mail.example')
    for (const email of ['mara@mail.example', 'nobody@mail.example']) {
      const from = email === 'mara@mail.example' ? '198.51.100.1' : '198.51.100.2'
      const tries = Array.from({ length: 10 }, (_, i) =>
        shop.login(i % 2 === 0 ? email : email.toUpperCase(), WRONG, { from }),
      )
      expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 400))
      const refused = await shop.login(email, PASSWORD, { from })
      expect([refused.status, refused.body]).toEqual([429, TOO_MANY])
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(800)
      expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(900)
    }
    expect((await shop.login('mara@mail.example')).status).toBe(200)
    await shop.pass(15 * MINUTE)
    expect((await shop.login('mara@mail.example', PASSWORD, { from: '198.51.100.1' })).status).toBe(200)
  })

  it('is a wrong password from everywhere, which leaves each network three tries and lets the owner in from one without failures (security.guessing-is-limited)', async () => {
    const shop = await accountShop(engine)
    await shop.member('mara@mail.example')
    const limits = openLimits(shop.database.pool)
    await Promise.all(
      Array.from({ length: LOGIN_BY_EMAIL.calls }, () => limits.allows(LOGIN_BY_EMAIL, emailKey('mara@mail.example'))),
    )
    for (let i = 0; i < 4; i += 1) expect((await shop.login('mara@mail.example', PASSWORD)).status).toBe(200)
    const guess = async (from: string) => (await shop.login('mara@mail.example', WRONG, { from })).status
    expect([
      await guess('198.51.100.1'),
      await guess('198.51.100.1'),
      await guess('198.51.100.1'),
      await guess('198.51.100.1'),
    ]).toEqual([400, 400, 400, 429])
    expect((await shop.login('mara@mail.example', PASSWORD, { from: '198.51.100.1' })).status).toBe(429)
    expect((await shop.login('mara@mail.example', PASSWORD, { from: '203.0.113.9' })).status).toBe(200)
  })

  it('is passwords to compare at once, of which those too many are put off and count as no failure', async () => {
    const shop = await accountShop(engine)
    await shop.member('mara@mail.example')
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => shop.login(`mara${i}@mail.example`, WRONG, { from: `198.51.100.${i}` })),
    )
    const put = answers.filter(({ status }) => status === 503)
    expect(put.length).toBeGreaterThan(0)
    expect(put[0]?.headers.get('Retry-After')).toBe('2')
    expect(put[0]?.body).toEqual({ message: messages('en', 'unavailable') })
    const counted = await shop.db
      .selectFrom('call_limit')
      .select('points')
      .where('key', 'like', 'login-pair:%')
      .execute()
    expect(counted.filter(({ points }) => points > 0)).toHaveLength(100 - put.length)
    expect((await shop.login('mara@mail.example')).status).toBe(200)
  })

  it('is not a password that was right in the end, nor one that was chosen anew by mail', async () => {
    const shop = await accountShop(engine)
    await shop.member('mara@mail.example')
    for (let i = 0; i < 9; i += 1) await shop.login('mara@mail.example', WRONG)
    expect((await shop.login('mara@mail.example')).status).toBe(200)
    for (let i = 0; i < 10; i += 1) await shop.login('mara@mail.example', WRONG)
    expect((await shop.login('mara@mail.example')).status).toBe(429)

    await shop.post('/auth/forgot-password', { email: 'mara@mail.example' })
    const chosen = { password: 'Another-Path-8', confirm_password: 'Another-Path-8' }
    await shop.post(`/auth/reset-password/${await shop.tokenFor('mara@mail.example')}`, chosen)
    expect((await shop.login('mara@mail.example', chosen.password)).status).toBe(200)
  })

  it('is a wrong password, thirty times from an address, whatever the e-mails; right ones do not count', async () => {
    const shop = await accountShop(engine)
    await shop.member('mara@mail.example')
    for (let i = 0; i < 40; i += 1) expect((await shop.login('mara@mail.example')).status).toBe(200)
    const tries = await Promise.all(Array.from({ length: 31 }, (_, i) => shop.login(`mara${i}@mail.example`, WRONG)))
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(1)
    expect((await shop.login('mara@mail.example')).status).toBe(429)
    expect((await shop.login('mara@mail.example', PASSWORD, { from: '192.0.2.8' })).status).toBe(200)
  })

  it('is a mail to one e-mail that one network asks for, five times an hour, whoever asks from elsewhere', async () => {
    const shop = await accountShop(engine)
    await shop.member('mara@mail.example')
    const ask = (i: number, from: string) =>
      i % 2 === 0
        ? shop.register('mara@mail.example', { from })
        : shop.post('/auth/forgot-password', { email: 'mara@mail.example' }, { from })
    const statuses: number[] = []
    for (let i = 0; i < 7; i += 1) statuses.push((await ask(i, '198.51.100.1')).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
    expect((await ask(1, '192.0.2.7')).status).toBe(200)
    await shop.pass(HOUR)
    expect((await ask(1, '198.51.100.1')).status).toBe(200)
  })

  it('is a link to choose a password, three times in half an hour, the last of which works, and never once it was used', async () => {
    const shop = await accountShop(engine)
    await shop.member('mara@mail.example')
    let asked = 0
    const ask = async () => {
      asked += 1
      expect(
        (await shop.post('/auth/forgot-password', { email: 'mara@mail.example' }, { from: `198.51.100.${asked}` }))
          .status,
      ).toBe(200)
      return (await shop.mails('mara@mail.example')).length - 1
    }
    const sent: number[] = []
    for (let i = 0; i < 6; i += 1) sent.push(await ask())
    expect(sent).toEqual([1, 2, 3, 3, 3, 3])
    await shop.pass(30 * MINUTE)
    expect(await ask()).toBe(4)
    await ask()
    await ask()
    const chosen = { password: 'Another-Path-8', confirm_password: 'Another-Path-8' }
    expect((await shop.post(`/auth/reset-password/${await shop.tokenFor('mara@mail.example')}`, chosen)).status).toBe(
      200,
    )
    expect([await ask(), await ask()]).toEqual([7, 8])
  })

  it('is a registration of an e-mail that waits for its owner, whose link stays as it is then', async () => {
    const shop = await accountShop(engine)
    const register = (i: number) => shop.register('mara@mail.example', { from: `198.51.100.${i}` })
    for (let i = 0; i < 6; i += 1) expect((await register(i)).status).toBe(200)
    expect(await shop.mails('mara@mail.example')).toHaveLength(4)
    const chosen = { password: 'Another-Path-8', confirm_password: 'Another-Path-8' }
    expect((await shop.post(`/auth/reset-password/${await shop.tokenFor('mara@mail.example')}`, chosen)).status).toBe(
      200,
    )
  })

  it('is a registration, and a forgotten password, twenty times an hour from one address; refused input does not count', async () => {
    const shop = await accountShop(engine)
    for (let i = 0; i < 3; i += 1)
      expect(
        (
          await shop.post('/auth/register', {
            user_type_id: 4,
            fields: { ...clientFields('x@mail.example'), password: 'x' },
          })
        ).status,
      ).toBe(400)
    for (const ask of [
      (i: number) => shop.register(`mara${i}@mail.example`),
      (i: number) => shop.post('/auth/forgot-password', { email: `jo${i}@mail.example` }),
    ]) {
      const answers = await Promise.all(Array.from({ length: 21 }, (_, i) => ask(i)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
    }
  })

  it('is a link or a token, sixty times in a quarter of an hour from one address, all kinds together', async () => {
    const shop = await accountShop(engine)
    const kinds = [
      (i: number) => shop.post('/auth/activate', { token: `t${i}` }),
      (i: number) => shop.post('/auth/login/multipass', { multipass: `t${i}` }),
      (i: number) => shop.post(`/auth/reset-password/t${i}`, { password: PASSWORD, confirm_password: PASSWORD }),
    ]
    for (let i = 0; i < 60; i += 1) expect((await kinds[i % 3]?.(i))?.status).toBe(422)
    for (const kind of kinds) expect((await kind(0)).status).toBe(429)
    const multipass = makeMultipass(MULTIPASS_SECRET, { email: 'mara@mail.example', created_at: new Date() })
    expect((await shop.post('/auth/login/multipass', { multipass }, { from: '192.0.2.8' })).status).toBe(200)
  })

  it('is counted by nothing that names a person', async () => {
    const shop = await accountShop(engine)
    await shop.register('mara@mail.example')
    await shop.login('mara@mail.example', WRONG)
    expect(JSON.stringify(await shop.db.selectFrom('call_limit').selectAll().execute())).not.toMatch(/mara/i)
  })
})

describeOnEachEngine('the log of the ways in and out', (engine) => {
  it('holds no password, token, e-mail or name in any line (security.log-holds-no-secret)', async () => {
    const shop = await accountShop(engine)
    const secrets: string[] = [PASSWORD, 'mail.example', 'Mara', 'Another-Path-8']
    const keep = (...more: string[]) => {
      secrets.push(...more)
    }
    await shop.register('mara@mail.example')
    keep(await shop.tokenFor('mara@mail.example'))
    const { body } = await shop.activate('mara@mail.example')
    keep(body.access_token, body.refresh_token)
    await shop.register('mara@mail.example')
    await shop.login('mara@mail.example', 'Wrong-Path-7')
    await shop.post('/auth/login', { email: 'not an e-mail of mail.example', password: PASSWORD })
    const next = (await shop.refresh(body.refresh_token)).body
    keep(next.access_token, next.refresh_token)
    await shop.pass(MINUTE)
    await shop.refresh(body.refresh_token)
    await shop.post('/auth/forgot-password', { email: 'mara@mail.example' })
    const token = await shop.tokenFor('mara@mail.example')
    keep(token)
    await shop.post(`/auth/reset-password/${token}`, { password: 'Another-Path-8', confirm_password: 'Another-Path-8' })
    await shop.post(`/auth/reset-password/${token}`, { password: 'Another-Path-8', confirm_password: 'Another-Path-8' })
    const multipass = makeMultipass(MULTIPASS_SECRET, { email: 'mara@mail.example', created_at: new Date() })
    keep(multipass)
    await shop.post('/auth/login/multipass', { multipass })
    for (const page of [
      `/en/activate/${token}`,
      `/EN/Activate/${token}`,
      `/de/reset-password/${token}?x=${token}`,
      `/en/multipass/${multipass}`,
    ])
      await shop.app.request(page)

    expect(shop.lines.length).toBeGreaterThan(15)
    for (const line of shop.lines) for (const secret of secrets) expect(JSON.stringify(line)).not.toContain(secret)
  })

  it('holds none either where the database fails in the middle', async () => {
    const shop = await accountShop(engine)
    await shop.register('mara@mail.example')
    const token = await shop.tokenFor('mara@mail.example')
    await shop.database.pool.query('alter table session rename to gone')
    const answer = await shop.post('/auth/activate', { token })
    expect([answer.status, answer.body]).toEqual([500, { message: messages('en', 'unexpected') }])
    await shop.database.pool.query('alter table gone rename to session')
    expect((await shop.post('/auth/activate', { token })).status).toBe(200)
    expect(JSON.stringify(shop.lines)).not.toContain(token)
    expect(JSON.stringify(shop.lines)).not.toMatch(/mara|Meadow/)
  })
})
