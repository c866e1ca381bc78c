import { expect, it } from 'vitest'

import { appointAdmin } from '#areas/admin/server/appoint.ts'

import { describeOnBothEngines } from '#tests/server/support/database.ts'
import { accountShop, messages, PASSWORD } from '#tests/areas/account/server/support/shop.ts'

describeOnBothEngines('naming an admin', (engine) => {
  const deps = (shop: Awaited<ReturnType<typeof accountShop>>) =>
    ({ db: shop.db, messages, shopName: 'Verbena', region: 'eu', publicUrl: 'https://shop.example' }) as const

  it('makes somebody one whom the shop knows, from the next call on (operations.admin-command)', async () => {
    const shop = await accountShop(engine)
    const { body } = await shop.member('mara@mail.example')
    expect(await appointAdmin(deps(shop), 'MARA@mail.example')).toEqual({ kind: 'appointed' })
    expect(await shop.accounts.identify(body.access_token)).toMatchObject({ userTypeId: 1 })
    expect(await appointAdmin(deps(shop), 'mara@mail.example')).toEqual({ kind: 'unchanged' })
  })

  it('invites somebody whom it does not know, by the link of a mail', async () => {
    const shop = await accountShop(engine)
    const appointed = await appointAdmin(deps(shop), 'ada@mail.example')
    expect(appointed).toEqual({
      kind: 'invited',
      link: `https://shop.example/en/reset-password/${await shop.tokenFor('ada@mail.example')}`,
    })
    expect((await shop.login('ada@mail.example')).status).toBe(400)
    const reset = await shop.post(`/auth/reset-password/${await shop.tokenFor('ada@mail.example')}`, {
      password: PASSWORD,
      confirm_password: PASSWORD,
    })
    expect([reset.status, reset.body.user_type_id]).toEqual([200, 1])
    expect((await shop.login('ada@mail.example')).status).toBe(200)
  })

  it('invites again whoever has not chosen a password yet, and whoever has registered without opening the mail', async () => {
    const shop = await accountShop(engine)
    await appointAdmin(deps(shop), 'ada@mail.example')
    expect((await appointAdmin(deps(shop), 'ada@mail.example')).kind).toBe('invited')
    await shop.register('mara@mail.example')
    expect((await appointAdmin(deps(shop), 'mara@mail.example')).kind).toBe('invited')
  })
})
