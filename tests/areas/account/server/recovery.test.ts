import { expect, it } from 'vitest'

import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { accountShop, messages, MINUTE, PASSWORD, statusesOf } from './support/shop.ts'

const NEW = { password: 'Another-Path-8', confirm_password: 'Another-Path-8' }

describeOnEachEngine('a forgotten password', (engine) => {
  it('is answered alike whether the e-mail has an account or not, and as slowly (sign-in.forgot-password-tells-nobody)', async () => {
    const shop = await accountShop(engine)
    await shop.member('mara@mail.example', { language: 'pt' })
    const ask = async (email: string) => {
      const start = performance.now()
      const { status, body } = await shop.post('/auth/forgot-password', { email })
      return { status, body, took: performance.now() - start }
    }
    const known = await ask('MARA@mail.example')
    const unknown = await ask('nobody@mail.example')
    const said = { status: 200, body: { message: messages('en', 'forgotSent') } }
    expect([known, unknown]).toMatchObject([said, said])
    // Timers may be a millisecond early.
    expect(Math.min(known.took, unknown.took)).toBeGreaterThanOrEqual(99)

    expect(await shop.mails('nobody@mail.example')).toEqual([])
    const [mail] = await shop.mails('mara@mail.example')
    expect(mail).toMatchObject({ language: 'pt', subject: messages('pt', 'mailResetSubject', { shop: 'Verbena' }) })
    expect(mail?.body).toContain('https://shop.example/pt/reset-password/')
  })

  it('is replaced by a link that works once: it signs all devices out and this one in, and ends all other links (sign-in.reset-takes-both-passwords)', async () => {
    const shop = await accountShop(engine)
    const before = (await shop.member('mara@mail.example')).body
    await shop.post('/auth/forgot-password', { email: 'mara@mail.example' })
    const first = await shop.tokenFor('mara@mail.example')
    await shop.post('/auth/forgot-password', { email: 'mara@mail.example' })
    const token = await shop.tokenFor('mara@mail.example')

    const reset = await shop.post(`/auth/reset-password/${token}`, NEW, { language: 'nl' })
    expect([reset.status, reset.body]).toEqual([
      200,
      {
        access_token: expect.any(String),
        refresh_token: expect.any(String),
        user_type_id: 4,
        message: messages('nl', 'passwordSet'),
      },
    ])
    expect(await shop.accounts.identify(reset.body.access_token)).toBeDefined()
    expect(await shop.accounts.identify(before.access_token)).toBeUndefined()
    expect((await shop.refresh(before.refresh_token)).status).toBe(422)
    for (const used of [token, first]) expect((await shop.post(`/auth/reset-password/${used}`, NEW)).status).toBe(422)
    expect((await shop.login('mara@mail.example')).status).toBe(400)
    expect((await shop.login('mara@mail.example', NEW.password)).status).toBe(200)
  })

  it('has a link for an hour, of which one of many at once is taken', async () => {
    const shop = await accountShop(engine)
    await shop.member('mara@mail.example')
    await shop.post('/auth/forgot-password', { email: 'mara@mail.example' })
    const token = await shop.tokenFor('mara@mail.example')
    await shop.pass(60 * MINUTE)
    const late = await shop.post(`/auth/reset-password/${token}`, NEW)
    expect([late.status, late.body]).toEqual([422, { message: messages('en', 'linkUnusable') }])
    await shop.pass(-MINUTE)
    const answers = await Promise.all(Array.from({ length: 5 }, () => shop.post(`/auth/reset-password/${token}`, NEW)))
    expect(statusesOf(answers)).toEqual([200, 422, 422, 422, 422])
  })

  it('is not replaced by one that breaks the rules, and the link stays', async () => {
    const shop = await accountShop(engine)
    await shop.member('mara@mail.example')
    await shop.post('/auth/forgot-password', { email: 'mara@mail.example' })
    const token = await shop.tokenFor('mara@mail.example')
    for (const wrong of [
      { password: 'short', confirm_password: 'short' },
      { ...NEW, confirm_password: PASSWORD },
      {},
    ]) {
      expect((await shop.post(`/auth/reset-password/${token}`, wrong)).status).toBe(400)
    }
    expect((await shop.post(`/auth/activate`, { token })).status).toBe(422)
    expect((await shop.post(`/auth/reset-password/${token}`, NEW)).status).toBe(200)
  })

  it('is the first one of who was invited, and activates', async () => {
    const shop = await accountShop(engine)
    await shop.register('mara@mail.example')
    await shop.db.updateTable('account').set({ password_hash: null, user_type_id: 3 }).execute()
    await shop.post('/auth/forgot-password', { email: 'mara@mail.example' })
    const reset = await shop.post(`/auth/reset-password/${await shop.tokenFor('mara@mail.example')}`, NEW)
    expect([reset.status, reset.body.user_type_id]).toEqual([200, 3])
    expect((await shop.login('mara@mail.example', NEW.password)).status).toBe(200)
  })
})
