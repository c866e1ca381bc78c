import { createCipheriv, createHash, createHmac, randomBytes } from 'node:crypto'

import { expect, it } from 'vitest'

import { makeMultipass, readMultipass } from '#areas/account/server/multipass.ts'

import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { MULTIPASS_SECRET } from '#tests/server/support/secrets.ts'
import { accountShop, messages, MINUTE, PASSWORD, statusesOf } from './support/shop.ts'

const told = (more: object = {}) => ({ email: 'mara@mail.example', created_at: new Date(), ...more })
const make = (more: object = {}, secret = MULTIPASS_SECRET) => makeMultipass(secret, told(more))

/** The scheme once more in other words (sign-in.multipass-scheme): any text, any keys. */
function made(text: string, { iv = randomBytes(16), secret = MULTIPASS_SECRET, signed = true } = {}): Buffer {
  const key = createHash('sha256').update(secret, 'utf8').digest()
  const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), iv)
  const body = Buffer.concat([iv, cipher.update(text), cipher.final()])
  return Buffer.concat([
    body,
    signed ? createHmac('sha256', key.subarray(16, 32)).update(body).digest() : randomBytes(32),
  ])
}

it('a multipass token is what the scheme says: another maker is understood, padded or not (sign-in.multipass-scheme)', () => {
  const text = JSON.stringify({
    email: 'mara@mail.example',
    created_at: '2026-11-21T22:00:00-04:00',
    return_to: '/en/cart',
  })
  for (const token of [
    made(text).toString('base64url'),
    made(text).toString('base64').replaceAll('+', '-').replaceAll('/', '_'),
  ]) {
    expect(readMultipass(MULTIPASS_SECRET, token)).toMatchObject({
      email: 'mara@mail.example',
      created_at: new Date('2026-11-22T02:00:00Z'),
      return_to: '/en/cart',
    })
  }
  expect(readMultipass(MULTIPASS_SECRET, make({ return_to: '/en' }))).toMatchObject({
    email: 'mara@mail.example',
    return_to: '/en',
  })
})

const changed = (token: string, place: number): string => {
  const bytes = Buffer.from(token, 'base64url')
  const at = place < 0 ? bytes.length + place : place
  bytes[at] = (bytes[at] ?? 0) ^ 1
  return bytes.toString('base64url')
}

it.each([
  ['empty', () => ''],
  ['of another alphabet', () => made('{}').toString('base64') + '+/'],
  ['with a space in it', () => `${make().slice(0, 20)} ${make().slice(20)}`],
  ['shorter than a signature', () => randomBytes(31).toString('base64url')],
  ['without a text', () => randomBytes(48).toString('base64url')],
  ['of another secret', () => make({}, 'x'.repeat(40))],
  ['signed by nobody', () => made(JSON.stringify(told()), { signed: false }).toString('base64url')],
  ['with another first block', () => changed(make(), 0)],
  ['with another text', () => changed(make(), 20)],
  ['with another signature', () => changed(make(), -1)],
  ['cut at its end', () => make().slice(0, -4)],
  ['no JSON', () => made('mara@mail.example').toString('base64url')],
  ['no object', () => made('"mara@mail.example"').toString('base64url')],
  ['without an e-mail', () => made(JSON.stringify({ created_at: new Date() })).toString('base64url')],
  ['with what is no e-mail', () => make({ email: 'mara' })],
  ['without a time', () => made(JSON.stringify({ email: 'mara@mail.example' })).toString('base64url')],
  ['with what is no time', () => make({ created_at: 'soon' })],
  ['with a target that is no text', () => make({ return_to: 7 })],
])('a multipass token %s is not read', (_name, token) => {
  expect(readMultipass(MULTIPASS_SECRET, token())).toBeUndefined()
})

describeOnEachEngine('a multipass login', (engine) => {
  it('makes an unknown e-mail an active client, who can choose a password later (sign-in.multipass-makes-a-client)', async () => {
    const shop = await accountShop(engine)
    const answer = await shop.post('/auth/login/multipass', { multipass: make() }, { language: 'ro' })
    expect([answer.status, answer.body]).toEqual([
      200,
      { access_token: expect.any(String), refresh_token: expect.any(String) },
    ])
    expect(await shop.accounts.identify(answer.body.access_token)).toMatchObject({ userTypeId: 4 })
    expect(await shop.db.selectFrom('account').selectAll().execute()).toMatchObject([
      {
        user_type_id: 4,
        email: 'mara@mail.example',
        language_id: 11,
        password_hash: null,
        activated_at: expect.any(Date),
        region: 'eu',
      },
    ])
    expect(await shop.db.selectFrom('client').selectAll().execute()).toHaveLength(1)
    expect((await shop.login('mara@mail.example')).status).toBe(400)
  })

  it('signs a known e-mail in, in any letter case, and changes nothing (session.four-ways-in)', async () => {
    const shop = await accountShop(engine)
    await shop.member('mara@mail.example')
    const before = await shop.db.selectFrom('account').select(['email', 'password_hash', 'activated_at']).execute()
    expect((await shop.post('/auth/login/multipass', { multipass: make({ email: 'MARA@mail.example' }) })).status).toBe(
      200,
    )
    expect(await shop.db.selectFrom('account').select(['email', 'password_hash', 'activated_at']).execute()).toEqual(
      before,
    )
    expect((await shop.login('mara@mail.example')).status).toBe(200)
  })

  it('activates an account, and drops the password that somebody else may have chosen for it', async () => {
    const shop = await accountShop(engine)
    await shop.register('mara@mail.example')
    expect((await shop.post('/auth/login/multipass', { multipass: make() })).status).toBe(200)
    expect((await shop.login('mara@mail.example', PASSWORD)).body).toEqual({ message: messages('en', 'loginWrong') })
  })

  it('takes a token once, however it is written, and one of many at once (sign-in.multipass-works-once)', async () => {
    const shop = await accountShop(engine)
    const bytes = made(JSON.stringify(told()))
    const padded = bytes.toString('base64').replaceAll('+', '-').replaceAll('/', '_')
    const answers = await Promise.all(
      [bytes.toString('base64url'), padded, padded, bytes.toString('base64url')].map((multipass) =>
        shop.post('/auth/login/multipass', { multipass }),
      ),
    )
    expect(statusesOf(answers)).toEqual([200, 422, 422, 422])
    const again = await shop.post('/auth/login/multipass', { multipass: padded }, { language: 'es' })
    expect([again.status, again.body]).toEqual([422, { message: messages('es', 'linkUnusable') }])
  })

  it('takes a token for a quarter of an hour, and one from a clock that is a minute ahead (sign-in.multipass-works-once)', async () => {
    const shop = await accountShop(engine)
    const statusAt = async (ms: number) =>
      (await shop.post('/auth/login/multipass', { multipass: make({ created_at: new Date(Date.now() + ms) }) })).status
    expect([await statusAt(-14 * MINUTE), await statusAt(-15 * MINUTE - 1000)]).toEqual([200, 422])
    expect([await statusAt(50_000), await statusAt(70_000)]).toEqual([200, 422])
  })

  it('forgets used tokens once they would not be taken anyway', async () => {
    const shop = await accountShop(engine)
    await shop.post('/auth/login/multipass', { multipass: make() })
    await shop.pass(17 * MINUTE)
    await shop.post('/auth/login/multipass', { multipass: make() })
    expect(await shop.db.selectFrom('used_multipass').select('hash').execute()).toHaveLength(1)
  })

  it.each([
    ['/en/cart?x=1#top', '/en/cart?x=1#top'],
    ['https://shop.example/en/cart', '/en/cart'],
    ['en/cart', '/en/cart'],
    ['https://evil.example/en', undefined],
    ['//evil.example/en', undefined],
    ['/\\evil.example', undefined],
    ['https://shop.example//evil.example/en', '/evil.example/en'],
    ['https://shop.example@evil.example/', undefined],
    ['http://shop.example/en', undefined],
    ['javascript:alert(1)', undefined],
  ])('leads to %s as %s (sign-in.multipass-return-stays-here)', async (returnTo, path) => {
    const shop = await accountShop(engine)
    const { status, body } = await shop.post('/auth/login/multipass', { multipass: make({ return_to: returnTo }) })
    expect([status, body.return_to]).toEqual([200, path])
  })
})
