import { expect, it } from 'vitest'

import { openCatalogue } from '#areas/catalogue/server/index.ts'
import { openClients } from '#areas/clients/server/index.ts'
import { heldByClient } from '#areas/orders/server/held-by-client.ts'
import { openSharing } from '#areas/protocols/server/sharing.ts'
import { CERTIFIED, DEMO_PASSWORD, seedAccounts } from '#server/demo/accounts.ts'
import { DEMO_CLIENTS } from '#server/demo/client-list.ts'
import { seedClients } from '#server/demo/clients.ts'
import { seedDemo } from '#server/demo/seed.ts'

import { accountShop, messages } from '#tests/areas/account/server/support/shop.ts'
import { describeOnEachEngine, type Engine } from '../support/database.ts'
import { quietLog } from '../support/log.ts'

async function demoShop(engine: Engine) {
  const shop = await accountShop(engine)
  const deps = { region: 'eu', messages, shopName: 'Verbena' } as const
  const start = async () => {
    await seedAccounts(shop.db, 'eu')
    await seedClients(shop.db, deps)
  }
  await seedDemo(shop.database)
  await start()
  const catalogue = await openCatalogue(shop.database, { region: 'eu', log: quietLog })
  const given = {
    ...deps,
    database: shop.database,
    catalogue,
    publicUrl: 'https://shop.example',
    commissionRate: 20,
  }
  const clients = openClients(given, heldByClient(given))
  const sharing = openSharing(given)
  const idOf = async (email: string) =>
    (await shop.db.selectFrom('account').select('user_id').where('email', '=', email).executeTakeFirstOrThrow()).user_id
  const as = async (email: string, mayBuyRestricted = false) =>
    ({ userId: await idOf(email), language: 'en', viewer: { mayBuyRestricted } }) as const
  return { shop, start, clients, sharing, catalogue, idOf, certified: await as(CERTIFIED, true), as }
}

describeOnEachEngine('the clients of the demo', (engine) => {
  it('are twelve in all states, at rates of their own; client@ hold three protocols, two have wishes that what they hold does not meet', async () => {
    const { clients, sharing, certified, catalogue, shop, as, idOf } = await demoShop(engine)
    const listed = await clients.listClients(certified, {})
    expect(Object.fromEntries(listed.map(({ email, discount_rate }) => [email, discount_rate]))).toEqual(
      Object.fromEntries(DEMO_CLIENTS.map(({ email, rate }) => [email, rate])),
    )
    const states = listed.map(({ status, shared_protocols, unopened_protocols, last_opened_at }) =>
      [status, shared_protocols > 0, unopened_protocols > 0, last_opened_at !== null].join(),
    )
    expect(new Set(states)).toEqual(
      new Set([
        'invited,false,false,false',
        'invited,true,true,false',
        'active,true,true,false',
        'active,true,true,true',
        'active,true,false,true',
      ]),
    )
    expect(await shop.mails()).toEqual([])

    const held = await sharing.listShared(await as('client@verbena.test'))
    expect(held.map(({ name, discount, opened_at }) => [name, discount, opened_at !== null])).toEqual([
      ['More fibre', 10, false],
      ['Morning routine', 10, true],
      ['Evening routine', 10, true],
    ])
    const { access_token } = (await shop.login('client@verbena.test', DEMO_PASSWORD)).body
    expect((await shop.accounts.identify(access_token))?.sharedProducts).toHaveLength(1)

    for (const { email, wishes, shares, rate, isInvited } of DEMO_CLIENTS) {
      const clientId = isInvited ? (listed.find((client) => client.email === email)?.id ?? 0) : await idOf(email)
      const misfits = []
      for (const { protocol } of shares) {
        const { protocol_id } = await shop.db
          .selectFrom('protocol')
          .select('protocol_id')
          .where('name', '=', protocol)
          .executeTakeFirstOrThrow()
        misfits.push(...((await sharing.checkFit(certified, protocol_id, clientId)) ?? []))
        const mail = await sharing.readShareMail(certified, protocol_id, clientId)
        expect([mail?.subject.includes('Linnea Hart'), mail?.text.includes(`${rate}`) || rate === 0]).toEqual([
          true,
          true,
        ])
      }
      expect([email, misfits.length > 0]).toEqual([email, wishes !== undefined])
      expect(wishes === undefined || misfits.some(({ swaps }) => swaps.length > 0)).toBe(true)
    }
    await catalogue.close()
  })

  it('stay as they are at the next start, and come back where they are missing (demo.comes-back-where-missing)', async () => {
    const { shop, start, catalogue } = await demoShop(engine)
    const stored = async () =>
      JSON.stringify([
        await shop.db.selectFrom('protocol_share').selectAll().orderBy('client_id').orderBy('protocol_id').execute(),
        await shop.db.selectFrom('client_practitioner').selectAll().orderBy('client_id').execute(),
      ])
    await shop.db.updateTable('protocol_share').set({ ended_at: new Date() }).execute()
    const before = await stored()
    await start()
    expect(await stored()).toBe(before)
    await shop.db
      .deleteFrom('account')
      .where('email', 'in', ['edith.brook@verbena.test', 'client@verbena.test'])
      .execute()
    await start()
    expect(await shop.db.selectFrom('client_practitioner').selectAll().execute()).toHaveLength(9)
    expect(await shop.db.selectFrom('protocol_share').selectAll().where('ended_at', 'is', null).execute()).toHaveLength(
      5,
    )
    await catalogue.close()
  })
})
