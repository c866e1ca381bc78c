import { expect, it } from 'vitest'

import { isPassword } from '#areas/account/server/passwords.ts'
import { readClient } from '#areas/account/server/own/profile.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, seedAccounts } from '#server/demo/accounts.ts'
import { seedDemo } from '#server/demo/seed.ts'

import { accountShop } from '#tests/areas/account/server/support/shop.ts'
import { describeOnEachEngine } from '../support/database.ts'

describeOnEachEngine('the accounts of the demo', (engine) => {
  it('can all sign in with the one password, each as its type (demo.accounts-share-one-password)', async () => {
    const shop = await accountShop(engine)
    expect(await seedAccounts(shop.db, 'eu')).toBe(true)
    for (const { email, type } of DEMO_ACCOUNTS) {
      const { status, body } = await shop.login(email, DEMO_PASSWORD)
      expect([email, status]).toEqual([email, 200])
      expect(await shop.accounts.identify(body.access_token)).toMatchObject({ userTypeId: type })
    }
  })

  it('are six, of which two are clients of the certified practitioner, at a rate each (demo.clients-are-linked)', async () => {
    const shop = await accountShop(engine)
    await seedAccounts(shop.db, 'eu')
    const idOf = async (email: string) =>
      (await shop.db.selectFrom('account').select('user_id').where('email', '=', email).executeTakeFirstOrThrow())
        .user_id
    const profileOf = async (email: string) => readClient(shop.db, await idOf(email), { commissionRate: 20 })
    expect(await profileOf('client@verbena.test')).toMatchObject({
      discount_rate: 10,
      practitioner: { practice_name: 'Linden Practice' },
      practitioners: [{}],
    })
    expect(await profileOf('client2@verbena.test')).toMatchObject({
      discount_rate: 15,
      practitioner: { practice_name: 'Linden Practice' },
    })
    expect(await profileOf('newclient@verbena.test')).toMatchObject({
      discount_rate: 0,
      practitioner: null,
      practitioners: [],
    })
    expect(
      await shop.db
        .selectFrom('account')
        .innerJoin('practitioner', 'practitioner.user_id', 'account.user_id')
        .select(['email', 'certificate_status'])
        .orderBy('email')
        .execute(),
    ).toEqual([
      { email: 'certified@verbena.test', certificate_status: 'approved' },
      { email: 'practitioner@verbena.test', certificate_status: 'pending' },
    ])
    expect(await shop.mails()).toEqual([])
  })

  it('stay as they are at the next start, and come back where they are missing (demo.comes-back-where-missing)', async () => {
    const shop = await accountShop(engine)
    await seedAccounts(shop.db, 'eu')
    await shop.db
      .updateTable('account')
      .set({ first_name: 'Changed' })
      .where('email', '=', 'admin@verbena.test')
      .execute()
    expect(await seedAccounts(shop.db, 'eu')).toBe(false)
    await shop.db.deleteFrom('account').where('email', '=', 'client@verbena.test').execute()
    expect(await seedAccounts(shop.db, 'eu')).toBe(true)
    const rows = await shop.db
      .selectFrom('account')
      .select(['email', 'first_name', 'password_hash'])
      .orderBy('user_id')
      .execute()
    expect(rows.map(({ email }) => email).toSorted()).toEqual(DEMO_ACCOUNTS.map(({ email }) => email).toSorted())
    expect(rows[0]?.first_name).toBe('Changed')
    expect(await isPassword(rows.at(-1)?.password_hash, DEMO_PASSWORD)).toBe(true)
  })

  it('have put products aside that anybody may buy: two carts, a wishlist and two folders with a protocol, at their rates (demo.clients-are-linked)', async () => {
    const shop = await accountShop(engine)
    await seedDemo(shop.database)
    await seedAccounts(shop.db, 'eu')
    const lines = await shop.db
      .selectFrom('cart_line')
      .innerJoin('account', 'account.user_id', 'cart_line.user_id')
      .innerJoin('variant', 'variant.id', 'variant_id')
      .innerJoin('product', 'product.id', 'product_id')
      .select(['email', 'cart_line.quantity', 'stock', 'practitioner_only'])
      .orderBy('added_at')
      .execute()
    expect(lines.map(({ email, quantity }) => [email, quantity])).toEqual([
      ['client@verbena.test', 2],
      ['client@verbena.test', 1],
      ['client@verbena.test', 3],
      ['client2@verbena.test', 1],
      ['client2@verbena.test', 2],
    ])
    expect(
      lines.every(({ quantity, stock, practitioner_only }) => quantity <= (stock ?? 0) && !practitioner_only),
    ).toBe(true)
    const count = async (table: 'wishlist_item' | 'folder' | 'folder_item') =>
      (await shop.db.selectFrom(table).selectAll().execute()).length
    expect([await count('wishlist_item'), await count('folder'), await count('folder_item')]).toEqual([2, 2, 8])
    await shop.db.deleteFrom('cart_line').execute()
    await seedAccounts(shop.db, 'eu')
    expect(await shop.db.selectFrom('cart_line').selectAll().execute()).toEqual([])
  })

  it('are made once where two shops start on one database', async () => {
    const shop = await accountShop(engine)
    await Promise.all([seedAccounts(shop.db, 'eu'), seedAccounts(shop.db, 'eu')])
    expect(await shop.db.selectFrom('client_practitioner').selectAll().execute()).toHaveLength(2)
    expect(await shop.db.selectFrom('account').selectAll().execute()).toHaveLength(6)
  })
})
