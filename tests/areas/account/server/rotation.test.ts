import { expect, it } from 'vitest'

import { REPLACED_REFRESH_TOKEN_MS } from '#contract/constants.ts'

import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { accountShop, DAY, messages, MINUTE } from './support/shop.ts'

const ENDED = { message: messages('en', 'sessionEnded') }
const LATE = REPLACED_REFRESH_TOKEN_MS + 1000

describeOnEachEngine('a refresh token', (engine) => {
  it('is replaced by a new pair of the same session (session.refresh-token-rotates)', async () => {
    const shop = await accountShop(engine)
    const { body } = await shop.member('mara@mail.example')
    const next = await shop.refresh(body.refresh_token)
    expect([next.status, next.body]).toEqual([
      200,
      { access_token: expect.any(String), refresh_token: expect.any(String) },
    ])
    expect(next.body.refresh_token).not.toBe(body.refresh_token)
    expect(await shop.accounts.identify(next.body.access_token)).toEqual(
      await shop.accounts.identify(body.access_token),
    )
    expect((await shop.refresh(next.body.refresh_token)).status).toBe(200)
  })

  it('asked for by twenty at once, from two processes, gives each a sibling that works', async () => {
    const shop = await accountShop(engine)
    const other = await shop.other()
    const { body } = await shop.member('mara@mail.example')
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        i % 2 === 0
          ? shop.refresh(body.refresh_token)
          : other.post('/auth/token-refresh', undefined, { token: body.refresh_token }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(new Set(answers.map((answer) => answer.body.refresh_token)).size).toBe(20)
    for (const answer of answers) expect((await shop.refresh(answer.body.refresh_token)).status).toBe(200)
    expect(await shop.db.selectFrom('session').select('session_id').execute()).toHaveLength(1)
  })

  it('that was replaced still gives a sibling for 30 seconds (session.refresh-token-rotates)', async () => {
    const shop = await accountShop(engine)
    const { body } = await shop.member('mara@mail.example')
    await shop.refresh(body.refresh_token)
    await shop.pass(REPLACED_REFRESH_TOKEN_MS - 5000)
    const sibling = await shop.refresh(body.refresh_token)
    expect(sibling.status).toBe(200)
    expect((await shop.refresh(sibling.body.refresh_token)).status).toBe(200)
  })

  it('gives siblings for 30 seconds of the time when it was replaced, however late it was used meanwhile', async () => {
    const shop = await accountShop(engine)
    const { body } = await shop.member('mara@mail.example')
    await shop.refresh(body.refresh_token)
    await shop.pass(REPLACED_REFRESH_TOKEN_MS - 5000)
    expect((await shop.refresh(body.refresh_token)).status).toBe(200)
    await shop.pass(6000)
    expect((await shop.refresh(body.refresh_token)).status).toBe(422)
  })

  it('used after that ends its session, for whoever holds any token of it, and no other session (session.late-use-revokes-the-family)', async () => {
    const shop = await accountShop(engine)
    const { body } = await shop.member('mara@mail.example')
    const elsewhere = (await shop.login('mara@mail.example')).body
    const next = (await shop.refresh(body.refresh_token)).body
    await shop.pass(LATE)
    const reused = await shop.refresh(body.refresh_token)
    expect([reused.status, reused.body]).toEqual([422, ENDED])
    expect((await shop.refresh(next.refresh_token)).status).toBe(422)
    expect(await shop.accounts.identify(next.access_token)).toBeUndefined()
    expect((await shop.refresh(elsewhere.refresh_token)).status).toBe(200)

    const warnings = shop.lines.filter(({ level }) => level === 'warn')
    expect(warnings).toEqual([
      expect.objectContaining({
        sessionId: expect.any(Number),
        userId: expect.any(Number),
        msg: expect.stringContaining('used again'),
      }),
    ])
  })

  it('used late by many at once ends the session once, and gives nobody tokens', async () => {
    const shop = await accountShop(engine)
    const { body } = await shop.member('mara@mail.example')
    await shop.refresh(body.refresh_token)
    await shop.pass(LATE)
    const answers = await Promise.all(Array.from({ length: 10 }, () => shop.refresh(body.refresh_token)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 422))
    expect(shop.lines.filter(({ level }) => level === 'warn')).toHaveLength(1)
  })

  it('is never good again where the device is signed out while it is replaced', async () => {
    const shop = await accountShop(engine)
    await shop.register('mara@mail.example')
    await shop.activate('mara@mail.example')
    for (let round = 0; round < 8; round += 1) {
      const { body } = await shop.login('mara@mail.example')
      const [refreshed, out] = await Promise.all([
        shop.refresh(body.refresh_token),
        shop.post('/account/logout', undefined, { token: body.access_token }),
      ])
      expect(out.status).toBe(200)
      expect([200, 422]).toContain(refreshed.status)
      if (refreshed.status === 200) {
        expect((await shop.refresh(refreshed.body.refresh_token)).status).toBe(422)
        expect(await shop.accounts.identify(refreshed.body.access_token)).toBeUndefined()
      }
    }
  })

  it('lives for 60 days from when it was given out, and is unknown then', async () => {
    const shop = await accountShop(engine)
    const { body } = await shop.member('mara@mail.example')
    await shop.pass(59 * DAY)
    const next = (await shop.refresh(body.refresh_token)).body
    await shop.pass(59 * DAY)
    expect((await shop.refresh(next.refresh_token)).status).toBe(200)
    const last = (await shop.login('mara@mail.example')).body
    await shop.pass(60 * DAY)
    const late = await shop.refresh(last.refresh_token)
    expect([late.status, late.headers.get('WWW-Authenticate'), late.body]).toEqual([401, 'Bearer', ENDED])

    await shop.login('mara@mail.example')
    expect(await shop.db.selectFrom('session').select('session_id').execute()).toHaveLength(1)
    expect(await shop.db.selectFrom('refresh_token').select('hash').execute()).toHaveLength(1)
  })

  it('is no other text', async () => {
    const shop = await accountShop(engine)
    const { body } = await shop.member('mara@mail.example')
    for (const token of ['unknown', 'A'.repeat(43), body.access_token]) {
      const answer = await shop.refresh(token)
      expect([answer.status, answer.body]).toEqual([401, ENDED])
    }
  })

  it('is stored as its hash only (session.refresh-token-is-hashed)', async () => {
    const shop = await accountShop(engine)
    const { body } = await shop.member('mara@mail.example')
    const stored = JSON.stringify(await shop.db.selectFrom('refresh_token').selectAll().execute())
    expect(stored).not.toContain(body.refresh_token)
    expect(stored).not.toContain(JSON.stringify(Buffer.from(body.refresh_token, 'base64url')).slice(20, -2))
  })

  it('is refreshed sixty times in a quarter of an hour, each session for itself', async () => {
    const shop = await accountShop(engine)
    const { body } = await shop.member('mara@mail.example')
    const elsewhere = (await shop.login('mara@mail.example')).body
    let token = body.refresh_token
    for (let i = 0; i < 60; i += 1) token = (await shop.refresh(token)).body.refresh_token
    const refused = await shop.refresh(token)
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true])
    expect((await shop.refresh(elsewhere.refresh_token)).status).toBe(200)
    await shop.pass(15 * MINUTE)
    expect((await shop.refresh(token)).status).toBe(200)
  })
})
